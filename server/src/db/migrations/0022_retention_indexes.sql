CREATE INDEX "gateway_event_received_at" ON "gateway_event" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "event_at" ON "event" USING btree ("at");--> statement-breakpoint
CREATE INDEX "notification_updated_at" ON "notification" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "link_token_expires_at" ON "link_token" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");