// Removes what a recording must not contain: tokens, passwords, card numbers, signatures and e-mail addresses.

/** The text that replaces a secret. */
export const removed = 'removed';

/** Names of properties and parameters whose texts are secrets. */
const secretName = /token|password|secret|signature|(registration|client)Key|gaCode/i;

const patterns: readonly (readonly [pattern: RegExp, replacement: string])[] = [
  [/[\w.+-]+@[\w-]+(\.[\w-]+)+/g, 'person@fanlight.example'],
  // Links in mails and links to files. Their queries contain tokens and signatures.
  [/(\/[\w./-]*)\?[^\s"'<>)]*(token|signature|code|key)=[^\s"'<>)]*/gi, '$1'],
  // Card numbers, with or without spaces.
  [/\b\d(?:[ -]?\d){12,18}\b/g, removed],
  // Session tokens, JSON Web Tokens and keys: long texts of letters and digits that are neither words nor ids.
  [/\b(?=[\w.-]*\d)(?=[\w.-]*[A-Za-z])[\w-]{32,}(\.[\w-]+)*\b/g, removed],
];

/** Returns a text without the secrets in it. */
export const redactText = (text: string): string =>
  // Data URLs of pictures are long, and contain no secret.
  text.startsWith('data:')
    ? text
    : patterns.reduce((result, [pattern, replacement]) => result.replaceAll(pattern, replacement), text);

/** Returns a copy of a JSON value without secrets. */
export function redact<T>(value: T): T {
  if (typeof value === 'string') return redactText(value) as T;
  if (Array.isArray(value)) return value.map((item) => redact<unknown>(item)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [
    name,
    typeof field === 'string' && field !== '' && secretName.test(name) ? removed : redact<unknown>(field),
  ]);
  return Object.fromEntries(fields) as T;
}

/** Returns the path and the sorted query of a URL below `/api`, without secrets. */
export function redactUrl(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const query = [...searchParams]
    .map(([name, value]) => [name, secretName.test(name) ? removed : redactText(value)])
    .sort(([a = '', b = ''], [c = '', d = '']) => a.localeCompare(c) || b.localeCompare(d));
  const path = redactText(pathname.slice(pathname.indexOf('/api/') + '/api'.length));
  return query.length > 0 ? `${path}?${new URLSearchParams(query)}` : path;
}
