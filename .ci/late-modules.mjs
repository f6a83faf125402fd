// Finds libraries that a visitor's first page must not load. It searches their code, since chunk names are not
// reliable.

/** For each library, a string of its code that minifying keeps. */
const signatures = {
  'Socket.IO': '"/socket.io"',
  'Stripe.js': 'js.stripe.com',
  'TanStack Virtual': 'Missing attribute name',
};

/** Whether the code contains the signature, with quotes of any kind: minifiers choose them. */
const containsSignature = (code, signature) => code.replaceAll(/['`]/g, '"').includes(signature);

/**
 * Finds libraries that are loaded too early.
 *
 * @param {Map<string, string>} all every script of the build, by its name
 * @param {Iterable<string>} first names of the scripts that a first page loads
 * @returns {string[]} problems: libraries on a first page, and libraries that no script contains, which means that
 *   their signature is out of date
 */
export function findLateModules(all, first) {
  const early = new Set(first);
  return Object.entries(signatures).flatMap(([library, signature]) => {
    const files = [...all].filter(([, code]) => containsSignature(code, signature)).map(([name]) => name);
    if (files.length === 0) return [`${library} is in no script: its signature ${signature} is out of date`];
    return files.filter((file) => early.has(file)).map((file) => `${file} contains ${library} and is loaded too early`);
  });
}
