ALTER TABLE "story" ADD COLUMN "removal_retry_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "publish_retry_at" timestamp (3) with time zone;