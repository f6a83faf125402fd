// Generated from the contract by `npm run generate`. Do not edit.

/** Operations that accept an `Idempotency-Key`: method and path. */
export const idempotent: readonly string[] = ["POST /cameos/{id}/cancel", "POST /performer/cameos/{id}/decline", "POST /performer/cameos/{id}/deliver", "POST /wallet/charges/booking-cameo/{id}", "POST /wallet/charges/feed/{id}", "POST /wallet/charges/gallery/{id}", "POST /wallet/charges/message/{id}", "POST /wallet/charges/product/{id}", "POST /wallet/charges/stream/{id}", "POST /wallet/charges/tip/{id}", "POST /wallet/charges/video/{id}", "POST /payment/subscribe/performers", "POST /payment/wallet/top-up", "POST /sandbox/payments/{id}/authenticate", "POST /payout-requests"];
