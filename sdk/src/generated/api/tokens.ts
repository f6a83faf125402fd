// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** Token packages on offer. */
export const listTokenPackages = "GET /package/token/search" as Route<"listTokenPackages">;
