# Cameras: why there is no picture, and what to do.

camera-not-built-in = This build has no camera
camera-not-built-in-advice = To have one on Linux, install libclang and build with --features camera. The other ways work without.
camera-none = No camera found
camera-none-advice = Plug one in and look again, or take the picture another way.
camera-denied = The camera may not be used
camera-denied-advice = Allow Courtside the camera in the system’s privacy settings, then try again.
camera-denied-advice-linux = Your account has no right to the camera: add it to the group “video” and log in anew, then try again.
camera-busy = The camera is in use
camera-busy-advice = Another program has it. Close that one, then try again.
camera-unplugged = The camera is gone
camera-unplugged-advice = Plug it in again, or choose another one.
camera-no-pictures = No picture in this folder
camera-no-pictures-advice = Put JPEG, PNG or WebP pictures into it, then try again.
camera-folder = The folder cannot be played
camera-folder-advice = Look at its path and its files, then try again ({ $what }).
camera-other = The camera gives no picture
camera-other-advice = Plug it in anew or choose another size, then try again ({ $what }).
