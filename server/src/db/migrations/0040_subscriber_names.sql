-- Stored events name their subscribers by the functions, which have been renamed.
-- One subscriber published ready videos and reels; now each has its own.
INSERT INTO "outbox" ("id", "topic", "payload", "attempts", "error", "cursor", "available_at", "dead_at", "created_at")
SELECT left(md5("id"), 24), "topic", jsonb_set("payload", '{subscriber}', '"publishReadyReel"'), "attempts", "error", "cursor", "available_at", "dead_at", "created_at"
FROM "outbox" WHERE "topic" = 'domain' AND "payload" ->> 'subscriber' = 'keepFilmReady';--> statement-breakpoint
UPDATE "outbox" SET "payload" = jsonb_set("payload", '{subscriber}', to_jsonb(renamed."to"))
FROM (VALUES
	('notifyOf', 'notifyUsers'),
	('keepFilmReady', 'publishReadyVideo'),
	('keepWelcomeReady', 'showReadyWelcomeVideo'),
	('dropReplaced', 'deleteReplacedDownload'),
	('tellOfReadyStory', 'notifyFollowersOfReadyStory'),
	('tellOfStory', 'notifyFollowersOfStory'),
	('repriceOf', 'repriceSubscriptions'),
	('takeShareBack', 'reverseReferralShare'),
	('settleOf', 'applySettledPayment'),
	('refundUnwanted', 'refundUnneededPayment')
) AS renamed("from", "to")
WHERE "topic" = 'domain' AND "payload" ->> 'subscriber' = renamed."from";
