import type { HttpHandler } from 'msw';

/**
 * Makes a generated handler pass over requests with another method or path before MSW parses them. MSW asks its handlers one
 * by one, and each reads the address and the cookies of the request first; with a handler per operation that takes a
 * browser longer than the answer.
 *
 * @param handler a handler of one method, whose path is a string such as `*\/api/feeds/:id`; it is changed in place
 * @returns the same handler
 */
export function skipOtherPaths(handler: HttpHandler): HttpHandler {
  const { method, path } = handler.info;
  if (typeof method !== 'string' || typeof path !== 'string') return handler;
  const fixedPart = path.replace(/^\*/, '').replace(/:.*$/, '');
  const run = handler.run.bind(handler);
  handler.run = async (args) =>
    args.request.method === method && args.request.url.includes(fixedPart) ? run(args) : null;
  return handler;
}
