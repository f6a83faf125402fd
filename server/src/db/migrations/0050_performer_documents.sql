CREATE TABLE "performer_application" (
	"user_id" text collate "C" PRIMARY KEY NOT NULL,
	"details" text NOT NULL,
	"reason" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performer_document_read" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"read_by" text NOT NULL,
	"read_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "performer_document" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"reason" text,
	"file_id" text collate "C",
	"decided_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "performer_application" ADD CONSTRAINT "performer_application_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performer_document_read" ADD CONSTRAINT "performer_document_read_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performer_document" ADD CONSTRAINT "performer_document_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performer_document" ADD CONSTRAINT "performer_document_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "performer_document_read_user" ON "performer_document_read" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "performer_document_type" ON "performer_document" USING btree ("user_id","type");--> statement-breakpoint
CREATE INDEX "performer_document_file" ON "performer_document" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "performer_document_kept" ON "performer_document" USING btree ("created_at") WHERE file_id is not null;