CREATE TABLE "feed_poll_option" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"poll_id" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"text" text NOT NULL,
	"total_votes" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "feed_poll_vote" (
	"poll_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"option_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feed_poll_vote_poll_id_user_id_pk" PRIMARY KEY("poll_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "feed_poll" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"question" text NOT NULL,
	"total_votes" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gallery" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"audience" text NOT NULL,
	"price" bigint,
	"cover_photo_id" text collate "C",
	"total_photos" integer DEFAULT 0 NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"total_bookmarks" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "photo" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"gallery_id" text collate "C",
	"position" integer DEFAULT 0 NOT NULL,
	"file_id" text collate "C" NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"audience" text NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"total_bookmarks" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"price" bigint NOT NULL,
	"stock" integer,
	"image_file_id" text collate "C",
	"image_alt" text DEFAULT '' NOT NULL,
	"file_id" text collate "C",
	"total_likes" integer DEFAULT 0 NOT NULL,
	"total_bookmarks" integer DEFAULT 0 NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "reel" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"hashtags" text[] DEFAULT '{}' NOT NULL,
	"audience" text NOT NULL,
	"file_id" text collate "C",
	"thumbnail_file_id" text collate "C",
	"captions_file_id" text collate "C",
	"captions_locale" text,
	"total_views" integer DEFAULT 0 NOT NULL,
	"total_comments" integer DEFAULT 0 NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"total_bookmarks" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"audience" text NOT NULL,
	"file_id" text collate "C" NOT NULL,
	"total_views" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "story_view" (
	"story_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "story_view_story_id_user_id_pk" PRIMARY KEY("story_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "video" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"hashtags" text[] DEFAULT '{}' NOT NULL,
	"audience" text NOT NULL,
	"price" bigint,
	"file_id" text collate "C",
	"thumbnail_file_id" text collate "C",
	"teaser_file_id" text collate "C",
	"captions_file_id" text collate "C",
	"captions_locale" text,
	"total_views" integer DEFAULT 0 NOT NULL,
	"total_comments" integer DEFAULT 0 NOT NULL,
	"total_likes" integer DEFAULT 0 NOT NULL,
	"total_bookmarks" integer DEFAULT 0 NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"hidden_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"price" bigint NOT NULL,
	"provider" text NOT NULL,
	"payment_method_id" text,
	"card_brand" text,
	"card_last4" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"total_periods" integer DEFAULT 0 NOT NULL,
	"paid_through_at" timestamp (3) with time zone NOT NULL,
	"renews_at" timestamp (3) with time zone,
	"cancelled_at" timestamp (3) with time zone,
	"cancel_reason" text,
	"ended_at" timestamp (3) with time zone,
	"total_failures" integer DEFAULT 0 NOT NULL,
	"failure_code" text,
	"new_price" bigint,
	"new_price_at" timestamp (3) with time zone,
	"has_consented" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "feed_performer";--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "published_id" text collate "C";--> statement-breakpoint
-- by hand: posts that are out keep their place.
UPDATE "feed" SET "published_id" = "id";--> statement-breakpoint
ALTER TABLE "feed" ALTER COLUMN "published_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "status" text DEFAULT 'published' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "publish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "price" bigint;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "thumbnail_file_id" text collate "C";--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "teaser_file_id" text collate "C";--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "poll_id" text collate "C";--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "status" text DEFAULT 'paid' NOT NULL;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "object_id" text collate "C";--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "order_id" text collate "C";--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "title" text;--> statement-breakpoint
ALTER TABLE "charge" ADD COLUMN "is_repeatable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_poll_option" ADD CONSTRAINT "feed_poll_option_poll_id_feed_poll_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."feed_poll"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_poll_vote" ADD CONSTRAINT "feed_poll_vote_poll_id_feed_poll_id_fk" FOREIGN KEY ("poll_id") REFERENCES "public"."feed_poll"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_poll_vote" ADD CONSTRAINT "feed_poll_vote_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_poll_vote" ADD CONSTRAINT "feed_poll_vote_option_id_feed_poll_option_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."feed_poll_option"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed_poll" ADD CONSTRAINT "feed_poll_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery" ADD CONSTRAINT "gallery_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_gallery_id_gallery_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."gallery"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photo" ADD CONSTRAINT "photo_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_image_file_id_file_id_fk" FOREIGN KEY ("image_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel" ADD CONSTRAINT "reel_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel" ADD CONSTRAINT "reel_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel" ADD CONSTRAINT "reel_thumbnail_file_id_file_id_fk" FOREIGN KEY ("thumbnail_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reel" ADD CONSTRAINT "reel_captions_file_id_file_id_fk" FOREIGN KEY ("captions_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story" ADD CONSTRAINT "story_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_view" ADD CONSTRAINT "story_view_story_id_story_id_fk" FOREIGN KEY ("story_id") REFERENCES "public"."story"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "story_view" ADD CONSTRAINT "story_view_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_thumbnail_file_id_file_id_fk" FOREIGN KEY ("thumbnail_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_teaser_file_id_file_id_fk" FOREIGN KEY ("teaser_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video" ADD CONSTRAINT "video_captions_file_id_file_id_fk" FOREIGN KEY ("captions_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_poll_option_place" ON "feed_poll_option" USING btree ("poll_id","position");--> statement-breakpoint
CREATE INDEX "gallery_performer" ON "gallery" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "photo_performer" ON "photo" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "photo_gallery" ON "photo" USING btree ("gallery_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "photo_file" ON "photo" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "product_performer" ON "product" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reel_performer" ON "reel" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "story_performer" ON "story" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "story_expiry" ON "story" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "story_file" ON "story" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "story_view_user" ON "story_view" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "video_performer" ON "video" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_once" ON "subscription" USING btree ("user_id","performer_id") WHERE status <> 'ended';--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_free_once" ON "subscription" USING btree ("user_id","performer_id") WHERE type = 'free';--> statement-breakpoint
CREATE INDEX "subscription_user" ON "subscription" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscription_performer" ON "subscription" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscription_standing" ON "subscription" USING btree ("user_id","performer_id","paid_through_at");--> statement-breakpoint
CREATE INDEX "subscription_renewal" ON "subscription" USING btree ("renews_at") WHERE renews_at is not null;--> statement-breakpoint
CREATE INDEX "subscription_end" ON "subscription" USING btree ("paid_through_at") WHERE status <> 'ended';--> statement-breakpoint
ALTER TABLE "feed" ADD CONSTRAINT "feed_thumbnail_file_id_file_id_fk" FOREIGN KEY ("thumbnail_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feed" ADD CONSTRAINT "feed_teaser_file_id_file_id_fk" FOREIGN KEY ("teaser_file_id") REFERENCES "public"."file"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feed_publish" ON "feed" USING btree ("publish_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE UNIQUE INDEX "feed_poll_once" ON "feed" USING btree ("poll_id");--> statement-breakpoint
CREATE INDEX "charge_performer" ON "charge" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "charge_once" ON "charge" USING btree ("payer_id","type","object_id") WHERE not is_repeatable and status <> 'refunded';--> statement-breakpoint
CREATE INDEX "charge_object" ON "charge" USING btree ("object_id","payer_id");--> statement-breakpoint
CREATE INDEX "feed_performer" ON "feed" USING btree ("performer_id","published_id" DESC NULLS LAST);