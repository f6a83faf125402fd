CREATE TABLE "coupon_use" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"coupon_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"reference_id" text collate "C" NOT NULL,
	"is_paid" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "coupon" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"code" text collate "C" NOT NULL,
	"type" text,
	"percent_off" integer NOT NULL,
	"expires_at" timestamp (3) with time zone,
	"total_uses" integer,
	"uses_per_person" integer,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute_share" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"dispute_id" text collate "C" NOT NULL,
	"owner_id" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"frozen" bigint NOT NULL,
	"missing" bigint NOT NULL,
	"commission" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dispute" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"gateway_dispute_id" text NOT NULL,
	"payment_id" text collate "C" NOT NULL,
	"status" text NOT NULL,
	"posted_status" text NOT NULL,
	"amount" bigint NOT NULL,
	"posted_amount" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gateway_customer" (
	"user_id" text collate "C" NOT NULL,
	"gateway" text NOT NULL,
	"customer_id" text NOT NULL,
	CONSTRAINT "gateway_customer_user_id_gateway_pk" PRIMARY KEY("user_id","gateway")
);
--> statement-breakpoint
CREATE TABLE "gateway_event" (
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "gateway_event_gateway_event_id_pk" PRIMARY KEY("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "payment_card" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"gateway" text NOT NULL,
	"payment_method_id" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" text NOT NULL,
	"brand" text NOT NULL,
	"last4" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "receivable" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"owner_id" text collate "C" NOT NULL,
	"payment_id" text collate "C" NOT NULL,
	"amount" bigint NOT NULL,
	"recovered" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_package" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"price" bigint NOT NULL,
	"bonus" bigint DEFAULT 0 NOT NULL,
	"is_recommended" boolean DEFAULT false NOT NULL,
	"is_offered" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "discount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "coupon_code" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "package_id" text collate "C";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "performer_id" text collate "C";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "subscription_id" text collate "C";--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "once_key" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "is_off_session" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "gateway_payment_id" text;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "is_settled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "refunded_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment" ADD COLUMN "posted_refund" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment_method" ADD COLUMN "exp_month" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "sandbox_payment_method" ADD COLUMN "exp_year" integer DEFAULT 2034 NOT NULL;--> statement-breakpoint
ALTER TABLE "coupon_use" ADD CONSTRAINT "coupon_use_coupon_id_coupon_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupon"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute_share" ADD CONSTRAINT "dispute_share_dispute_id_dispute_id_fk" FOREIGN KEY ("dispute_id") REFERENCES "public"."dispute"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dispute" ADD CONSTRAINT "dispute_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gateway_customer" ADD CONSTRAINT "gateway_customer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_card" ADD CONSTRAINT "payment_card_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_use_reference" ON "coupon_use" USING btree ("reference_id");--> statement-breakpoint
CREATE INDEX "coupon_use_person" ON "coupon_use" USING btree ("coupon_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "coupon_code" ON "coupon" USING btree ("code");--> statement-breakpoint
CREATE INDEX "dispute_share_dispute" ON "dispute_share" USING btree ("dispute_id");--> statement-breakpoint
CREATE UNIQUE INDEX "dispute_at_gateway" ON "dispute" USING btree ("gateway","gateway_dispute_id");--> statement-breakpoint
CREATE INDEX "dispute_payment" ON "dispute" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_card_once" ON "payment_card" USING btree ("user_id","fingerprint");--> statement-breakpoint
CREATE INDEX "payment_card_method" ON "payment_card" USING btree ("payment_method_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_card_default" ON "payment_card" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "receivable_open" ON "receivable" USING btree ("owner_id","id") WHERE recovered < amount;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_at_gateway" ON "payment" USING btree ("gateway","gateway_payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_once" ON "payment" USING btree ("once_key") WHERE status <> 'failed';