DROP INDEX "outbox_available";--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "error" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "cursor" text;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "dead_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "outbox_dead" ON "outbox" USING btree ("id") WHERE dead_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_available" ON "outbox" USING btree ("available_at","id") WHERE dead_at is null;