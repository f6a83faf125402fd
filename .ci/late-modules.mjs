// Finds libraries that the first page of a visitor must not load. Searches for their code, because the names of chunks
// are not reliable.

/** A string in the code of each library that minifying does not change. */
const signatures = {
  'Socket.IO': '"/socket.io"',
  'Stripe.js': 'js.stripe.com',
  'TanStack Virtual': 'Missing attribute name',
};

/** Whether the code contains the string. Quotes of any kind match, because a minifier chooses them. */
const containsSignature = (code, signature) => code.replaceAll(/['`]/g, '"').includes(signature);

/**
 * Finds libraries that are loaded too early.
 *
 * @param {Map<string, string>} all every script of the build, by its name
 * @param {Iterable<string>} first the names of the scripts that the first page loads
 * @returns {string[]} problems: libraries that the first page loads, and libraries whose string is in no script. Such a
 *   string is out of date
 */
export function findLateModules(all, first) {
  const early = new Set(first);
  return Object.entries(signatures).flatMap(([library, signature]) => {
    const files = [...all].filter(([, code]) => containsSignature(code, signature)).map(([name]) => name);
    if (files.length === 0) return [`${library} is in no script: its signature ${signature} is out of date`];
    return files.filter((file) => early.has(file)).map((file) => `${file} contains ${library} and is loaded too early`);
  });
}
