import type { HttpHandler } from 'msw';

/** A parameter counts more than any fixed segment at the same place, as in the server's routes. */
const rank = (handler: HttpHandler) =>
  String(handler.info.path)
    .split('/')
    .map((segment) => (segment.startsWith(':') ? '1' : '0'))
    .join('');

/**
 * Brings handlers into an order in which fixed segments win over parameters, whatever group they are of: MSW takes the
 * first that fits, and the groups follow each other in the order of the contract's tags.
 */
export const fixedFirst = (handlers: HttpHandler[]): HttpHandler[] =>
  handlers.toSorted((a, b) => rank(a).localeCompare(rank(b)));
