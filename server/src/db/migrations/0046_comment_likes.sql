CREATE TABLE "comment_like" (
	"comment_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "comment_like_comment_id_user_id_pk" PRIMARY KEY("comment_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "comment" ADD COLUMN "total_likes" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notification" ADD COLUMN "comment_id" text collate "C";--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_comment_id_comment_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."comment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comment_like" ADD CONSTRAINT "comment_like_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comment_like_user" ON "comment_like" USING btree ("user_id","comment_id");--> statement-breakpoint
CREATE INDEX "notification_comment_id" ON "notification" USING btree ("comment_id") WHERE comment_id is not null;