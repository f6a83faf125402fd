CREATE INDEX "feed_poll_vote_user" ON "feed_poll_vote" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "feed_poll_vote_option" ON "feed_poll_vote" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "feed_poll_performer" ON "feed_poll" USING btree ("performer_id");--> statement-breakpoint
CREATE INDEX "product_image_file" ON "product" USING btree ("image_file_id") WHERE image_file_id is not null;--> statement-breakpoint
CREATE INDEX "product_file" ON "product" USING btree ("file_id") WHERE file_id is not null;--> statement-breakpoint
CREATE INDEX "product_previous_file" ON "product" USING btree ("previous_file_id") WHERE previous_file_id is not null;--> statement-breakpoint
CREATE INDEX "reel_thumbnail_file" ON "reel" USING btree ("thumbnail_file_id") WHERE thumbnail_file_id is not null;--> statement-breakpoint
CREATE INDEX "video_thumbnail_file" ON "video" USING btree ("thumbnail_file_id") WHERE thumbnail_file_id is not null;--> statement-breakpoint
CREATE INDEX "video_teaser_file" ON "video" USING btree ("teaser_file_id") WHERE teaser_file_id is not null;--> statement-breakpoint
CREATE INDEX "comment_author" ON "comment" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "comment_picture_file" ON "comment" USING btree ("picture_file_id") WHERE picture_file_id is not null;--> statement-breakpoint
CREATE INDEX "feed_thumbnail_file" ON "feed" USING btree ("thumbnail_file_id") WHERE thumbnail_file_id is not null;--> statement-breakpoint
CREATE INDEX "feed_teaser_file" ON "feed" USING btree ("teaser_file_id") WHERE teaser_file_id is not null;--> statement-breakpoint
CREATE INDEX "file_owner" ON "file" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "sandbox_payment_method_user" ON "sandbox_payment_method" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "notification_actor_actor" ON "notification_actor" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "notification_actor_id" ON "notification" USING btree ("actor_id") WHERE actor_id is not null;--> statement-breakpoint
CREATE INDEX "referral_earning_referral" ON "referral_earning" USING btree ("referral_id");--> statement-breakpoint
CREATE INDEX "report_appeal_user" ON "report_appeal" USING btree ("user_id");