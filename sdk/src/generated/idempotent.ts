// Generated from the contract by `npm run generate`. Do not edit.

/** Where an `Idempotency-Key` is sent: method and path. */
export const idempotent: readonly string[] = ["POST /cameos/{id}/cancel", "POST /performer/cameos/{id}/decline", "POST /performer/cameos/{id}/deliver", "POST /wallet/charges/tip/{id}", "POST /payment/wallet/top-up", "POST /sandbox/payments/{id}/authenticate"];
