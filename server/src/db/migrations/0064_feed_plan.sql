ALTER TABLE "hashtag" ALTER COLUMN "label" SET DATA TYPE text collate "C";--> statement-breakpoint
CREATE INDEX "feed_planned" ON "feed" USING btree ("performer_id","publish_at") WHERE status = 'scheduled';--> statement-breakpoint
CREATE INDEX "feed_planned_expiry" ON "feed" USING btree ("performer_id","expires_at") WHERE expires_at is not null;--> statement-breakpoint
-- Hashtags of posts that were published before posts stored them.
INSERT INTO "hashtag" ("id", "label", "created_at")
SELECT left(md5(label), 24), label, now()
FROM (SELECT DISTINCT unnest("hashtags") AS label FROM "feed" WHERE status = 'published' AND deleted_at IS NULL) AS used
ON CONFLICT DO NOTHING;