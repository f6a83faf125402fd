DROP INDEX "comment_parent";--> statement-breakpoint
CREATE INDEX "gallery_listed" ON "gallery" USING btree ("performer_id","id" DESC NULLS LAST) WHERE total_photos > 0 and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "gallery_unlisted" ON "gallery" USING btree ("performer_id") WHERE (hidden_at is not null or total_photos <= 0) and deleted_at is null;--> statement-breakpoint
CREATE INDEX "gallery_popular" ON "gallery" USING btree ("total_likes" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE total_photos > 0 and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "photo_listed" ON "photo" USING btree ("performer_id","id" DESC NULLS LAST) WHERE gallery_id is null and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "photo_unlisted" ON "photo" USING btree ("performer_id") WHERE hidden_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_listed" ON "product" USING btree ("performer_id","id" DESC NULLS LAST) WHERE hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_unlisted" ON "product" USING btree ("performer_id") WHERE hidden_at is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_popular" ON "product" USING btree ("total_likes" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_price_order" ON "product" USING btree ("price" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "reel_listed" ON "reel" USING btree ("performer_id","id" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reel_unlisted" ON "reel" USING btree ("performer_id") WHERE hidden_at is not null or ready_at is null;--> statement-breakpoint
CREATE INDEX "reel_performer_popular" ON "reel" USING btree ("performer_id","total_views" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "reel_popular" ON "reel" USING btree ("total_views" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "video_listed" ON "video" USING btree ("performer_id","id" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "video_unlisted" ON "video" USING btree ("performer_id") WHERE hidden_at is not null or ready_at is null or deleted_at is not null;--> statement-breakpoint
CREATE INDEX "video_performer_popular" ON "video" USING btree ("performer_id","total_views" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "video_popular" ON "video" USING btree ("total_views" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "comment_top" ON "comment" USING btree ("object_type","object_id","id" DESC NULLS LAST) WHERE parent_id is null;--> statement-breakpoint
CREATE INDEX "feed_unlisted" ON "feed" USING btree ("performer_id","published_id" DESC NULLS LAST) WHERE (hidden_at is not null or status <> 'published') and deleted_at is null;--> statement-breakpoint
CREATE INDEX "search_keyword_prefix_1" ON "search_keyword" USING btree (left(keyword, 1),"total_searches" DESC NULLS LAST,"keyword");--> statement-breakpoint
CREATE INDEX "search_keyword_prefix_2" ON "search_keyword" USING btree (left(keyword, 2),"total_searches" DESC NULLS LAST,"keyword");--> statement-breakpoint
CREATE INDEX "search_keyword_prefix_3" ON "search_keyword" USING btree (left(keyword, 3),"total_searches" DESC NULLS LAST,"keyword");--> statement-breakpoint
CREATE INDEX "country_block_country" ON "country_block" USING btree ("country_code","performer_id");--> statement-breakpoint
CREATE INDEX "performer_open" ON "performer" USING btree ("user_id" DESC NULLS LAST) WHERE status = 'approved' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "performer_newest" ON "performer" USING btree ("user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "performer_closed" ON "performer" USING btree ("user_id") WHERE status <> 'approved' or hidden_at is not null;--> statement-breakpoint
CREATE INDEX "user_words" ON "user" USING gin (name_key gin_trgm_ops,username_key gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "comment_parent" ON "comment" USING btree ("parent_id","id" DESC NULLS LAST);