ALTER TABLE "report" ADD COLUMN "priority" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "report" ADD COLUMN "decided_by" text;--> statement-breakpoint
UPDATE "report" SET "priority" = 0 WHERE "reason" IN ('child-safety', 'non-consensual', 'threat');--> statement-breakpoint
CREATE INDEX "report_target" ON "report" USING btree ("target_id");--> statement-breakpoint
CREATE INDEX "report_queue" ON "report" USING btree ("status","priority" asc nulls first,"id" asc nulls first);
