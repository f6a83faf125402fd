// The reader's script, out of the package that carries it whole.
import plugin from '@scalar/fastify-api-reference';

const SCRIPT = '/js/scalar.js';

/**
 * Scalar's reader as one script. Its own package brings 270 others and 290 MB along; the one for Fastify carries the same
 * script ready made. It hands it out by a route, so it is asked for its routes; no Fastify is needed for that.
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
