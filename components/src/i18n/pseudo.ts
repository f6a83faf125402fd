const accented: Record<string, string> = {
  a: 'á',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
};

/** Nested texts, as in the JSON files. */
export type Messages = { [key: string]: string | Messages };

function pseudoText(text: string): string {
  // Leaves placeholders and tags unchanged, because interpolation needs them.
  const body = text.replace(/(\{\{[^}]*\}\}|<[^>]*>)|[a-z]/g, (match, kept) => kept ?? accented[match] ?? match);
  const padding = '~'.repeat(Math.ceil(text.replace(/\{\{[^}]*\}\}|<[^>]*>/g, '').length * 0.3));
  return `[${body}${padding}]`;
}

/** Converts English messages: adds accents and brackets, and makes them about a third longer. */
export function pseudoLocalize(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? pseudoText(value) : pseudoLocalize(value),
    ]),
  );
}
