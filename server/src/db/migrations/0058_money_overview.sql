DROP INDEX "ledger_entry_account";--> statement-breakpoint
CREATE INDEX "ledger_entry_account_latest" ON "ledger_entry" USING btree ("account_id","transaction_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "receivable_owner" ON "receivable" USING btree ("owner_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscription_performer_created" ON "subscription" USING btree ("performer_id","created_at");--> statement-breakpoint
CREATE INDEX "subscription_performer_ended" ON "subscription" USING btree ("performer_id","ended_at","status");