// Libraries that a visitor's first page must not load, found by what stands in their code: chunk names say nothing.

/** A text of each library that survives minifying. */
const signatures = {
  'Socket.IO': '"/socket.io"',
  'Stripe.js': 'js.stripe.com',
  'TanStack Virtual': 'Missing attribute name',
};

/** A quote of either kind, as minifiers choose them. */
const holds = (code, signature) => code.replaceAll(/['`]/g, '"').includes(signature);

/**
 * Finds late libraries among the scripts of a first page.
 *
 * @param {Map<string, string>} all every script of the build, by its name
 * @param {Iterable<string>} first names of those that a first page loads
 * @returns {string[]} what is wrong: libraries that are loaded early, and libraries that no script holds, of which nothing
 *   would be found
 */
export function findLateModules(all, first) {
  const early = new Set(first);
  return Object.entries(signatures).flatMap(([library, signature]) => {
    const files = [...all].filter(([, code]) => holds(code, signature)).map(([name]) => name);
    if (files.length === 0) return [`${library} is in no script: its signature ${signature} is out of date`];
    return files.filter((file) => early.has(file)).map((file) => `${file} holds ${library} and is loaded too early`);
  });
}
