CREATE TABLE "gallery_kept_photo" (
	"gallery_id" text collate "C" NOT NULL,
	"photo_id" text collate "C" NOT NULL,
	"position" integer NOT NULL,
	"left_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gallery_kept_photo_gallery_id_photo_id_left_at_pk" PRIMARY KEY("gallery_id","photo_id","left_at")
);
--> statement-breakpoint
ALTER TABLE "gallery" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "photo" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "gallery_kept_photo" ADD CONSTRAINT "gallery_kept_photo_gallery_id_gallery_id_fk" FOREIGN KEY ("gallery_id") REFERENCES "public"."gallery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gallery_kept_photo" ADD CONSTRAINT "gallery_kept_photo_photo_id_photo_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photo"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gallery_kept_photo_photo" ON "gallery_kept_photo" USING btree ("photo_id");