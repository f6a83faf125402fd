ALTER TABLE "user" ADD COLUMN "entered_email_key" text collate "C";--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "entered_email_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "user_entered_email" ON "user" USING btree ("entered_email_key","entered_email_at","id") WHERE entered_email_key is not null;--> statement-breakpoint
-- Unconfirmed accounts whose address is a placeholder have not stored the address that was entered.
UPDATE "user" SET "entered_email_key" = "email_key", "entered_email_at" = "created_at"
WHERE "email_verified_at" IS NULL AND "closed_at" IS NULL AND "email_key" NOT LIKE '%.invalid';
