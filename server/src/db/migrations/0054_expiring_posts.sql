ALTER TABLE "feed" ADD COLUMN "expires_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "expiry_retry_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "feed_expire" ON "feed" USING btree ("expires_at") WHERE status = 'published' and expires_at is not null;