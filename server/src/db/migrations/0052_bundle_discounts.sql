ALTER TABLE "performer" ADD COLUMN "quarterly_percent_off" integer;--> statement-breakpoint
ALTER TABLE "performer" ADD COLUMN "half_yearly_percent_off" integer;