import ipaddr from 'ipaddr.js';

/** An IPv4 address mapped into IPv6 is read as IPv4, in decimal and hexadecimal notation. */
function parse(ip: string) {
  return ipaddr.isValid(ip) ? ipaddr.process(ip) : undefined;
}

/** Returns the canonical text of an IP address, as IPv4 if possible; any other text is returned unchanged. */
export function normalizeAddress(ip: string): string {
  return parse(ip)?.toString() ?? ip;
}

/**
 * The key by which limits count visitors: an IPv4 address, or the /64 network of an IPv6 address, which usually belongs to one
 * customer of a provider.
 */
export function toAddressKey(ip: string): string {
  const address = parse(ip);
  if (!address || address.kind() === 'ipv4') return address?.toString() ?? ip;
  const network = address.toByteArray().fill(0, 8);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
}
