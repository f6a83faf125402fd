CREATE TABLE "payout_request" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"no" integer GENERATED ALWAYS AS IDENTITY (sequence name "payout_request_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2001 CACHE 1),
	"user_id" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"method" text NOT NULL,
	"destination" text,
	"bank_account" jsonb,
	"note" text,
	"reason" text,
	"approved_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_account" (
	"user_id" text collate "C" PRIMARY KEY NOT NULL,
	"account_holder" text NOT NULL,
	"bank_name" text NOT NULL,
	"country_code" text NOT NULL,
	"currency" text NOT NULL,
	"account_number" text NOT NULL,
	"account_number_end" text NOT NULL,
	"bank_code" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "bank_account" ADD CONSTRAINT "bank_account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_request_no" ON "payout_request" USING btree ("no");--> statement-breakpoint
CREATE INDEX "payout_request_user" ON "payout_request" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payout_request_pending" ON "payout_request" USING btree ("user_id") WHERE status = 'pending';--> statement-breakpoint
CREATE INDEX "payout_request_open" ON "payout_request" USING btree ("status","id") WHERE status in ('pending', 'approved');