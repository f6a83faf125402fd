ALTER TABLE "notification" ADD COLUMN "order_status" text;--> statement-breakpoint
UPDATE "notification" SET "order_status" = split_part("once_key", ':', 3) WHERE "type" = 'order';
