/** Returns the value of a cookie in a `Cookie` header; empty if it is missing. */
export function readCookie(header: string, name: string): string {
  for (const pair of header.split(';')) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return '';
}

/** Returns a `Set-Cookie` header. Browsers send the cookie with API calls only, and hide it from scripts. */
export function writeCookie(
  name: string,
  value: string,
  { maxAgeSeconds, isSecure }: { maxAgeSeconds: number; isSecure: boolean },
): string {
  const secure = isSecure ? '; Secure' : '';
  return `${name}=${value}; Path=/api; Max-Age=${maxAgeSeconds}; HttpOnly; SameSite=Lax${secure}`;
}
