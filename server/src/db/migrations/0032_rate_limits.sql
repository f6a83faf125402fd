CREATE TABLE "rate_limit" (
	"key" text collate "C" PRIMARY KEY NOT NULL,
	"times" timestamp (3) with time zone[] NOT NULL,
	"is_refused" boolean NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "rate_limit_expires_at" ON "rate_limit" USING btree ("expires_at");