DROP INDEX "feed_timeline";--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "feed_timeline" ON "feed" USING btree ("performer_id","published_id" DESC NULLS LAST) WHERE status = 'published' and hidden_at is null and deleted_at is null;