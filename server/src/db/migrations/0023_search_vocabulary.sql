CREATE TABLE "search_word_change" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "search_word_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"words" text[] NOT NULL,
	"change" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_word" (
	"kind" text NOT NULL,
	"word" text collate "C" NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "search_word_kind_word_pk" PRIMARY KEY("kind","word")
);
--> statement-breakpoint
DROP INDEX "feed_words";--> statement-breakpoint
DROP INDEX "feed_likeness";--> statement-breakpoint
DROP INDEX "user_name_key";--> statement-breakpoint
ALTER TABLE "performer" ADD COLUMN "shuffle" double precision DEFAULT random() NOT NULL;--> statement-breakpoint
CREATE INDEX "search_word_prefix_1" ON "search_word" USING btree ("kind",left(word, 1),"documents" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_word_prefix_2" ON "search_word" USING btree ("kind",left(word, 2),"documents" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "search_word_unused" ON "search_word" USING btree ("kind") WHERE documents <= 0;--> statement-breakpoint
CREATE INDEX "search_word_similar" ON "search_word" USING gin (word gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "gallery_recent" ON "gallery" USING btree ("id" DESC NULLS LAST) WHERE total_photos > 0 and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "photo_recent" ON "photo" USING btree ("id" DESC NULLS LAST) WHERE gallery_id is null and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "product_recent" ON "product" USING btree ("id" DESC NULLS LAST) WHERE hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "reel_recent" ON "reel" USING btree ("id" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null;--> statement-breakpoint
CREATE INDEX "video_recent" ON "video" USING btree ("id" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "feed_recent" ON "feed" USING btree ("published_id" DESC NULLS LAST) WHERE status = 'published' and hidden_at is null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "performer_shuffle" ON "performer" USING btree ("shuffle");--> statement-breakpoint
CREATE INDEX "performer_most_followed" ON "performer" USING btree ("total_followers" DESC NULLS LAST,"user_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_name" ON "user" USING btree ("name_key" DESC NULLS LAST,"id" DESC NULLS LAST);