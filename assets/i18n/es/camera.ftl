# Cámaras: por qué no hay imagen y qué hacer.

camera-not-built-in = Esta versión no tiene cámara
camera-not-built-in-advice = Para tenerla en Linux, instala libclang y compila con --features camera. Las demás formas funcionan igual.
camera-none = No se encuentra ninguna cámara
camera-none-advice = Conecta una y busca de nuevo, o toma la foto de otra forma.
camera-denied = No se puede usar la cámara
camera-denied-advice = Permite a Courtside usar la cámara en los ajustes de privacidad y prueba otra vez.
camera-denied-advice-linux = Tu cuenta no tiene permiso para la cámara: añádela al grupo «video», vuelve a entrar y prueba otra vez.
camera-busy = La cámara está ocupada
camera-busy-advice = La usa otro programa. Ciérralo y prueba otra vez.
camera-unplugged = La cámara ya no está
camera-unplugged-advice = Conéctala de nuevo o elige otra.
camera-no-pictures = No hay fotos en esta carpeta
camera-no-pictures-advice = Pon en ella fotos JPEG, PNG o WebP y prueba otra vez.
camera-folder = No se puede mostrar la carpeta
camera-folder-advice = Revisa su ruta y sus archivos y prueba otra vez ({ $what }).
camera-other = La cámara no da imagen
camera-other-advice = Conéctala de nuevo o elige otro tamaño y prueba otra vez ({ $what }).
