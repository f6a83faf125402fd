DROP INDEX "feed_file_file";--> statement-breakpoint
DROP INDEX "file_unattached";--> statement-breakpoint
DROP INDEX "photo_file";--> statement-breakpoint
DROP INDEX "reel_file";--> statement-breakpoint
DROP INDEX "story_file";--> statement-breakpoint
DROP INDEX "video_file";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "file_library_used" ON "file" USING btree ("owner_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE attached_at is not null and purpose in ('feed-photo', 'feed-video', 'feed-audio', 'feed-teaser', 'feed-thumbnail', 'photo', 'video', 'video-thumbnail', 'video-teaser', 'reel', 'reel-thumbnail', 'story-photo', 'story-video', 'product-image');--> statement-breakpoint
CREATE INDEX "file_library_unused" ON "file" USING btree ("owner_id","kind","created_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE attached_at is null and purpose in ('feed-photo', 'feed-video', 'feed-audio', 'feed-teaser', 'feed-thumbnail', 'photo', 'video', 'video-thumbnail', 'video-teaser', 'reel', 'reel-thumbnail', 'story-photo', 'story-video', 'product-image');--> statement-breakpoint
CREATE INDEX "feed_file_file" ON "feed_file" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_unattached" ON "file" USING btree ("created_at") WHERE attached_at is null and released_at is null;--> statement-breakpoint
CREATE INDEX "photo_file" ON "photo" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "reel_file" ON "reel" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "story_file" ON "story" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "video_file" ON "video" USING btree ("file_id");