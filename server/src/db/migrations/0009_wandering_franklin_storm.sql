CREATE TABLE "subscription_period" (
	"subscription_id" text collate "C" NOT NULL,
	"no" integer NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"amount" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"charge_id" text collate "C",
	"payment_id" text collate "C",
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "subscription_period_subscription_id_no_pk" PRIMARY KEY("subscription_id","no")
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "cancel_note" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "payment_id" text collate "C";--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "coupon_code" text;--> statement-breakpoint
CREATE INDEX "subscription_period_performer" ON "subscription_period" USING btree ("performer_id","created_at");