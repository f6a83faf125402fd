declare const operation: unique symbol;

/**
 * An operation as a value, such as `api.getMe`: method, path and how it is sent, as text; its type remembers which
 * operation of the contract it is. Made by `npm run generate`, never by hand.
 */
export type Route<K extends string = string> = string & { readonly [operation]: K };

/** What a route says, taken apart. */
export interface RouteParts {
  method: string;
  /** Below the base address, with `{name}` for its parameters. */
  path: string;
  /** The body is a form with files. */
  isMultipart: boolean;
  /** The answer is a file. */
  isBinary: boolean;
  /** Money moves: an `Idempotency-Key` goes with it (rule W4). */
  isPaying: boolean;
}

/** Reads a route. */
export function partsOf(route: Route): RouteParts {
  const [method = 'GET', path = '', ...kinds] = route.split(' ');
  return {
    method,
    path,
    isMultipart: kinds.includes('multipart'),
    isBinary: kinds.includes('binary'),
    isPaying: kinds.includes('money'),
  };
}

/** A path with its parameters filled in. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
