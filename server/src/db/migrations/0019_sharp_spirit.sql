ALTER TABLE "report" DROP CONSTRAINT "report_reporter_id_user_id_fk";
--> statement-breakpoint
ALTER TABLE "report" ALTER COLUMN "reporter_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD CONSTRAINT "report_reporter_id_user_id_fk" FOREIGN KEY ("reporter_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;