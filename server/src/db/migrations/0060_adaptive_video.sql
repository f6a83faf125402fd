ALTER TABLE "file" ADD COLUMN "renditions" jsonb;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "storyboard" jsonb;