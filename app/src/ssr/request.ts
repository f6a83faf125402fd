/** The value of a cookie in the header of a request; null where there is none that can be read. */
export function readCookie(header: string, name: string): string | null {
  const pair = header.split('; ').find((part) => part.startsWith(`${name}=`));
  try {
    return (pair && decodeURIComponent(pair.slice(name.length + 1))) || null;
  } catch {
    return null;
  }
}

/** The languages of an `Accept-Language` header, the best first. */
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
