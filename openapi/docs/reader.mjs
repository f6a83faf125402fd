// Extracts the script of the reader from the package that contains it.
import plugin from '@scalar/fastify-api-reference';

const SCRIPT = '/js/scalar.js';

/**
 * Returns the reader of Scalar as one script. The package of the reader has 270 dependencies with 290 MB. Scalar's
 * package for Fastify contains the same script, and a route that returns it. The route is called directly, so Fastify
 * is not needed.
 *
 * @returns {string}
 */
export function readerScript() {
  const routes = [];
  plugin({ route: (route) => routes.push(route), hasPlugin: () => false }, { configuration: { url: '/' } }, () => {});
  let script = '';
  const reply = { header: () => reply, send: (text) => (script = text) };
  routes.find((route) => route.url.endsWith(SCRIPT))?.handler({}, reply);
  if (!script.includes('createApiReference')) throw new Error(`The reader's package has no script at ${SCRIPT}.`);
  return script.replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n');
}
