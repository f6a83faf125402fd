CREATE TABLE "subscriber_total" (
	"performer_id" text collate "C" PRIMARY KEY NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
INSERT INTO "subscriber_total" ("performer_id", "total")
SELECT "performer_id", count(*) FROM "subscription"
WHERE "ended_at" IS NULL AND "status" <> 'pending'
GROUP BY "performer_id";
