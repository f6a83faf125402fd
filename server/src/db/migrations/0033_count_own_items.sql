CREATE INDEX "gallery_kept" ON "gallery" USING btree ("performer_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "photo_kept" ON "photo" USING btree ("performer_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_kept" ON "product" USING btree ("performer_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reel_kept" ON "reel" USING btree ("performer_id");--> statement-breakpoint
CREATE INDEX "video_kept" ON "video" USING btree ("performer_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "feed_kept" ON "feed" USING btree ("performer_id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reaction_bookmarked" ON "reaction" USING btree ("user_id","object_type") WHERE action = 'bookmark';