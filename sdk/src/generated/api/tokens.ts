// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** Packages of tokens that can be bought. */
export const listTokenPackages = "GET /package/token/search" as Route<"listTokenPackages">;
