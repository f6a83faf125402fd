/** Returns the decoded value of a cookie in a request header; null if it is missing, empty or malformed. */
export function readCookie(header: string, name: string): string | null {
  const pair = header.split('; ').find((part) => part.startsWith(`${name}=`));
  try {
    return (pair && decodeURIComponent(pair.slice(name.length + 1))) || null;
  } catch {
    return null;
  }
}

/** Returns the languages of an `Accept-Language` header, in order of preference. */
export function acceptedLocales(header: string): string[] {
  return header
    .split(',')
    .map((part) => {
      const [locale = '', quality] = part.trim().split(/\s*;\s*q=/);
      return { locale, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ locale, quality }) => locale && locale !== '*' && quality > 0)
    .toSorted((one, other) => other.quality - one.quality)
    .map(({ locale }) => locale);
}
