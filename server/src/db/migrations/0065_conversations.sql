CREATE TABLE "conversation" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"first_user_id" text collate "C" NOT NULL,
	"second_user_id" text collate "C" NOT NULL,
	"latest_id" text collate "C",
	"last_message_id" text collate "C",
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversation_participant" (
	"conversation_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"other_id" text collate "C" NOT NULL,
	"position" text collate "C",
	"is_request" boolean DEFAULT false NOT NULL,
	"total_unread" integer DEFAULT 0 NOT NULL,
	"seen_message_id" text collate "C",
	CONSTRAINT "conversation_participant_conversation_id_user_id_pk" PRIMARY KEY("conversation_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"conversation_id" text collate "C" NOT NULL,
	"author_id" text collate "C" NOT NULL,
	"text" text NOT NULL,
	"client_key" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "conversation_participant" ADD CONSTRAINT "conversation_participant_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message" ADD CONSTRAINT "message_conversation_id_conversation_id_fk" FOREIGN KEY ("conversation_id") REFERENCES "public"."conversation"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "conversation_pair" ON "conversation" USING btree ("first_user_id","second_user_id");--> statement-breakpoint
CREATE INDEX "conversation_participant_listed" ON "conversation_participant" USING btree ("user_id","position" DESC NULLS LAST) WHERE position is not null and not is_request;--> statement-breakpoint
CREATE INDEX "conversation_participant_requests" ON "conversation_participant" USING btree ("user_id","position" DESC NULLS LAST) WHERE is_request;--> statement-breakpoint
CREATE INDEX "conversation_participant_created" ON "conversation_participant" USING btree ("user_id","conversation_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "conversation_participant_unread" ON "conversation_participant" USING btree ("user_id") WHERE total_unread > 0;--> statement-breakpoint
CREATE INDEX "message_conversation" ON "message" USING btree ("conversation_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "message_author" ON "message" USING btree ("author_id");--> statement-breakpoint
CREATE UNIQUE INDEX "message_client_key" ON "message" USING btree ("conversation_id","author_id","client_key") WHERE client_key is not null;