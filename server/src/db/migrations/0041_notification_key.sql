DROP INDEX "notification_once";--> statement-breakpoint
CREATE UNIQUE INDEX "notification_key" ON "notification" USING btree ("once_key","user_id");