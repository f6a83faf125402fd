CREATE TABLE "captcha_proof" (
	"proof_hash" text PRIMARY KEY NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "captcha_proof_expiry" ON "captcha_proof" USING btree ("expires_at");