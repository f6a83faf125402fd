CREATE TABLE "report" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"reporter_id" text collate "C" NOT NULL,
	"target_type" text NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"target_user_id" text collate "C" NOT NULL,
	"excerpt" text,
	"reason" text NOT NULL,
	"text" text,
	"status" text DEFAULT 'open' NOT NULL,
	"outcome" text,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "parent_id" text collate "C";--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "total_replies" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "performer" ADD COLUMN "hidden_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "report_once" ON "report" USING btree ("reporter_id","target_id");--> statement-breakpoint
CREATE INDEX "report_target_user" ON "report" USING btree ("target_user_id","id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "comment" ADD CONSTRAINT "comment_parent_id_comment_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_parent" ON "comment" USING btree ("parent_id","id");