CREATE TABLE "earning" (
	"transaction_id" text collate "C" PRIMARY KEY NOT NULL,
	"owner_id" text collate "C" NOT NULL,
	"amount" bigint NOT NULL,
	"payable_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "earning" ADD CONSTRAINT "earning_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "earning_owner" ON "earning" USING btree ("owner_id","payable_at","amount");--> statement-breakpoint
INSERT INTO "earning" ("transaction_id", "owner_id", "amount", "payable_at")
SELECT t.id, a.owner_id, sum(e.amount), coalesce(max(r.payable_at), t.created_at + interval '7 days')
FROM "ledger_transaction" t
JOIN "ledger_entry" e ON e.transaction_id = t.id
JOIN "ledger_account" a ON a.id = e.account_id
LEFT JOIN "referral_earning" r ON t.kind = 'referral' AND r.charge_id = t.reference_id
WHERE t.kind IN ('tip', 'purchase', 'subscription', 'referral') AND a.kind = 'earnings' AND e.amount > 0
GROUP BY t.id, a.owner_id, t.created_at;
