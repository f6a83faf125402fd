CREATE TABLE "ledger_sum" (
	"account_id" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"is_paid_in" boolean NOT NULL,
	"amount" bigint NOT NULL,
	"total_entries" integer NOT NULL,
	CONSTRAINT "ledger_sum_account_id_kind_is_paid_in_pk" PRIMARY KEY("account_id","kind","is_paid_in")
);
--> statement-breakpoint
ALTER TABLE "ledger_sum" ADD CONSTRAINT "ledger_sum_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "ledger_sum" ("account_id", "kind", "is_paid_in", "amount", "total_entries")
SELECT "each"."account_id", "each"."kind", "each"."amount" > 0, sum("each"."amount"), count(*)
FROM (
	SELECT "entry"."account_id", "entry"."transaction_id", "made"."kind", sum("entry"."amount") AS "amount"
	FROM "ledger_entry" "entry"
	JOIN "ledger_account" "account" ON "account"."id" = "entry"."account_id" AND "account"."is_floored"
	JOIN "ledger_transaction" "made" ON "made"."id" = "entry"."transaction_id"
	GROUP BY 1, 2, 3
) AS "each"
WHERE "each"."amount" <> 0
GROUP BY 1, 2, 3;
