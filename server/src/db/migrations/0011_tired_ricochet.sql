CREATE TABLE "hashtag" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "hashtag_label_unique" UNIQUE("label")
);
--> statement-breakpoint
CREATE TABLE "own_search" (
	"user_id" text collate "C" NOT NULL,
	"keyword" text collate "C" NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_search_user_id_keyword_pk" PRIMARY KEY("user_id","keyword")
);
--> statement-breakpoint
CREATE TABLE "search_keyword" (
	"keyword" text collate "C" PRIMARY KEY NOT NULL,
	"total_searches" integer DEFAULT 0 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "own_search" ADD CONSTRAINT "own_search_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_search_latest" ON "own_search" USING btree ("user_id","updated_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_keyword_frequent" ON "search_keyword" USING btree ("total_searches" DESC NULLS LAST,"keyword");--> statement-breakpoint
CREATE INDEX "feed_timeline" ON "feed" USING btree ("performer_id","published_id" DESC NULLS LAST) WHERE status = 'published' and hidden_at is null;--> statement-breakpoint
CREATE INDEX "feed_hidden" ON "feed" USING btree ("performer_id") WHERE hidden_at is not null;--> statement-breakpoint
CREATE INDEX "feed_hashtags" ON "feed" USING gin ("hashtags");--> statement-breakpoint
CREATE INDEX "feed_words" ON "feed" USING gin (to_tsvector('simple', "text"));--> statement-breakpoint
CREATE INDEX "feed_likeness" ON "feed" USING gin (lower("text") gin_trgm_ops);