//! The link to the inbox: its secret, and the addresses under which this machine is found.

use std::net::{IpAddr, Ipv4Addr};

/// What the link holds and nobody can guess: 128 bits by chance, in letters of which none looks like another.
#[derive(Clone)]
pub struct Secret(String);

const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
/// Five bits a letter.
const LENGTH: u32 = 128_u32.div_ceil(5);

impl Secret {
    /// A new one, from the generator that is fit for secrets.
    pub fn new() -> Self {
        let chance: u128 = rand::random();
        let letter = |place| char::from(LETTERS[(chance >> (5 * place)) as usize & 31]);
        Self((0..LENGTH).map(letter).collect())
    }

    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Whether these are its letters; how long the answer takes does not tell how many of them are right.
    pub fn is(&self, told: &str) -> bool {
        let differences = self.0.bytes().zip(told.bytes()).fold(0, |sum, (own, told)| sum | (own ^ told));
        std::hint::black_box(differences) == 0 && told.len() == self.0.len()
    }
}

/// The link under an address.
pub fn link(address: IpAddr, port: u16, secret: &Secret) -> String {
    format!("http://{}/{}/", std::net::SocketAddr::new(address, port), secret.as_str())
}

/// The addresses of this machine in its networks, the likeliest first; none without a network.
pub fn addresses() -> Vec<IpAddr> {
    let found = if_addrs::get_if_addrs().unwrap_or_default();
    let named = found.into_iter().filter_map(|it| match it.ip() {
        IpAddr::V4(address) => Some((it.name, address)),
        IpAddr::V6(_) => None,
    });
    sorted(named.collect()).into_iter().map(IpAddr::V4).collect()
}

/// Those that a phone can reach, home networks before the networks inside of this machine.
pub(super) fn sorted(mut named: Vec<(String, Ipv4Addr)>) -> Vec<Ipv4Addr> {
    named.retain(|(_, address)| !address.is_loopback() && !address.is_link_local() && !address.is_unspecified());
    named.sort_by_key(|(name, address)| (is_virtual(name), !address.is_private(), *address));
    let mut addresses: Vec<Ipv4Addr> = named.into_iter().map(|(_, address)| address).collect();
    addresses.dedup();
    addresses
}

/// Networks between this machine and the machines inside of it, and tunnels: no phone is in them.
fn is_virtual(name: &str) -> bool {
    const NAMES: [&str; 14] = [
        "docker",
        "br-",
        "bridge",
        "veth",
        "virbr",
        "vmnet",
        "vmenet",
        "vbox",
        "virtualbox",
        "vethernet",
        "tun",
        "utun",
        "tap",
        "wg",
    ];
    let name = name.to_lowercase();
    NAMES.iter().any(|start| name.starts_with(start))
}
