CREATE TABLE "upload_part" (
	"upload_id" text collate "C" NOT NULL,
	"offset" bigint NOT NULL,
	"size" bigint NOT NULL,
	"stored_id" text collate "C" NOT NULL,
	CONSTRAINT "upload_part_upload_id_offset_pk" PRIMARY KEY("upload_id","offset")
);
--> statement-breakpoint
CREATE TABLE "upload" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"owner_id" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"offset" bigint DEFAULT 0 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "reel" DROP CONSTRAINT "reel_captions_file_id_file_id_fk";
--> statement-breakpoint
ALTER TABLE "video" DROP CONSTRAINT "video_captions_file_id_file_id_fk";
--> statement-breakpoint
ALTER TABLE "file" ALTER COLUMN "display_bytes" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "file" ALTER COLUMN "thumbnail_bytes" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "kind" text DEFAULT 'picture' NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "status" text DEFAULT 'ready' NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "progress" double precision DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "worked_until" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "file_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "original_mime" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "original_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "duration" double precision;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "poster_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "poster_mime" text DEFAULT 'image/webp' NOT NULL;--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "captions_file_id" text collate "C";--> statement-breakpoint
ALTER TABLE "file" ADD COLUMN "captions_locale" text;--> statement-breakpoint
ALTER TABLE "performer" ADD COLUMN "welcome_file_id" text collate "C";--> statement-breakpoint
ALTER TABLE "performer" ADD COLUMN "next_welcome_file_id" text collate "C";--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_owner_id_user_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "upload_part_stored" ON "upload_part" USING btree ("stored_id");--> statement-breakpoint
CREATE INDEX "upload_expiry" ON "upload" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "upload_owner" ON "upload" USING btree ("owner_id");--> statement-breakpoint
ALTER TABLE "file" ADD CONSTRAINT "file_captions_file_id_file_id_fk" FOREIGN KEY ("captions_file_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "reel_file" ON "reel" USING btree ("file_id");--> statement-breakpoint
CREATE UNIQUE INDEX "video_file" ON "video" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "file_unfinished" ON "file" USING btree ("worked_until") WHERE status in ('uploaded', 'processing');--> statement-breakpoint
CREATE INDEX "file_captions" ON "file" USING btree ("captions_file_id");--> statement-breakpoint
ALTER TABLE "reel" DROP COLUMN "captions_file_id";--> statement-breakpoint
ALTER TABLE "reel" DROP COLUMN "captions_locale";--> statement-breakpoint
ALTER TABLE "video" DROP COLUMN "captions_file_id";--> statement-breakpoint
ALTER TABLE "video" DROP COLUMN "captions_locale";