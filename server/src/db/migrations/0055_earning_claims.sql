DROP INDEX "earning_owner";--> statement-breakpoint
ALTER TABLE "earning" ADD COLUMN "frozen" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "earning" ADD COLUMN "reversed" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "dispute_share" ADD COLUMN "claims" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "earning_owner" ON "earning" USING btree ("owner_id","payable_at","amount","frozen","reversed");--> statement-breakpoint
-- The claims on subscriptions by card, and the reversed shares of referrers, can be derived. Those on charges that were
-- paid with disputed tokens cannot, so that earlier disputes of top-ups have no claims.
UPDATE "earning" SET "reversed" = LEAST("earning"."amount", ROUND("earning"."amount" * "taken"."part" / "taken"."amount"))
FROM (
  SELECT "payment"."id", "payment"."amount", "payment"."posted_refund" + COALESCE((
    SELECT SUM("posted_amount") FROM "dispute" WHERE "payment_id" = "payment"."id" AND "posted_status" = 'lost'), 0) AS "part"
  FROM "payment" WHERE "payment"."type" = 'subscription' AND "payment"."amount" > 0
) AS "taken"
JOIN "ledger_transaction" AS "tx" ON "tx"."kind" = 'subscription' AND "tx"."reference_id" = "taken"."id"
WHERE "earning"."transaction_id" = "tx"."id" AND "taken"."part" > 0;--> statement-breakpoint
UPDATE "dispute_share" SET "claims" = jsonb_build_array(jsonb_build_object('transactionId', "tx"."id", 'amount', "dispute_share"."frozen" + "dispute_share"."missing"))
FROM "dispute"
JOIN "payment" ON "payment"."id" = "dispute"."payment_id" AND "payment"."type" = 'subscription'
JOIN "ledger_transaction" AS "tx" ON "tx"."kind" = 'subscription' AND "tx"."reference_id" = "payment"."id"
WHERE "dispute"."id" = "dispute_share"."dispute_id" AND "dispute"."posted_status" = 'open';--> statement-breakpoint
UPDATE "earning" SET "frozen" = LEAST("earning"."amount" - "earning"."reversed", "claimed"."amount")
FROM (
  SELECT "claim" ->> 'transactionId' AS "id", SUM(("claim" ->> 'amount')::bigint) AS "amount"
  FROM "dispute_share", jsonb_array_elements("claims") AS "claim" GROUP BY 1
) AS "claimed" WHERE "earning"."transaction_id" = "claimed"."id";--> statement-breakpoint
UPDATE "earning" SET "reversed" = "referral_earning"."reversed"
FROM "referral_earning"
JOIN "ledger_transaction" AS "tx" ON "tx"."kind" = 'referral' AND "tx"."reference_id" = "referral_earning"."charge_id"
WHERE "earning"."transaction_id" = "tx"."id" AND "referral_earning"."reversed" > 0;
