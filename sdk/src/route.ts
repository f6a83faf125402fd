declare const operation: unique symbol;

/**
 * An operation as a value, such as `api.getMe`. It is a string with method, path and flags. Its type is the operation
 * of the contract. `npm run generate` generates all routes.
 */
export type Route<K extends string = string> = string & { readonly [operation]: K };

/** The parts of a route. */
export interface RouteParts {
  method: string;
  /** The path relative to the base URL. Parameters are written as `{name}`. */
  path: string;
  /** Whether the body is a form with files. */
  isMultipart: boolean;
  /** Whether the response is a file. */
  isBinary: boolean;
  /** Whether the operation moves money. An `Idempotency-Key` is then sent (rule W4). */
  isPaying: boolean;
}

/** Parses a route. */
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

/** Returns a path in which the parameters are replaced by their values. */
export const fillPath = (path: string, params: Readonly<Record<string, unknown>>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
