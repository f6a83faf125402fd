CREATE TABLE "payout_account" (
	"user_id" text collate "C" PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"account_id" text NOT NULL,
	"account_end" text NOT NULL,
	"country_code" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payout_request" ADD COLUMN "gateway_account_id" text;--> statement-breakpoint
ALTER TABLE "performer" ADD COLUMN "payout_method" text;--> statement-breakpoint
ALTER TABLE "payout_account" ADD CONSTRAINT "payout_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;