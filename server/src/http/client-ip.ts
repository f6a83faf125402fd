import ipaddr from 'ipaddr.js';

/**
 * Parses an IP address. An IPv4 address that is mapped into IPv6, in decimal or hexadecimal notation, becomes an IPv4
 * address.
 */
function parse(ip: string) {
  // The check of the empty text, which stands for an unknown address, is an optimisation: `isValid` would create and
  // catch an error.
  return ip !== '' && ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}

/** Returns the canonical text of an IP address, as IPv4 if possible. Returns any other text unchanged. */
export function normalizeIp(ip: string): string {
  return parse(ip)?.toString() ?? ip;
}

/**
 * Returns the key under which limits count a visitor. It is an IPv4 address, or the /64 network of an IPv6 address,
 * which usually belongs to one customer of a provider.
 */
export function toIpKey(ip: string): string {
  const address = parse(ip);
  if (!address || address.kind() === 'ipv4') return address?.toString() ?? ip;
  const network = address.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
