CREATE TABLE "address" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"label" text DEFAULT '' NOT NULL,
	"name" text NOT NULL,
	"line1" text NOT NULL,
	"line2" text,
	"postal_code" text NOT NULL,
	"city" text NOT NULL,
	"state_code" text,
	"state" text,
	"country_code" text NOT NULL,
	"phone" text,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product_order" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"no" integer GENERATED ALWAYS AS IDENTITY (sequence name "product_order_no_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),
	"charge_id" text collate "C" NOT NULL,
	"buyer_id" text collate "C" NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"product_id" text collate "C" NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"title" text NOT NULL,
	"quantity" integer NOT NULL,
	"unit_price" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"commission" bigint NOT NULL,
	"note" text,
	"delivery_address" jsonb,
	"carrier" text,
	"tracking_number" text,
	"tracking_url" text,
	"processing_at" timestamp (3) with time zone,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"refunded_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "address" ADD CONSTRAINT "address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "address_user" ON "address" USING btree ("user_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "product_order_no" ON "product_order" USING btree ("no");--> statement-breakpoint
CREATE UNIQUE INDEX "product_order_charge" ON "product_order" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "product_order_buyer" ON "product_order" USING btree ("buyer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_order_performer" ON "product_order" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "product_order_product" ON "product_order" USING btree ("product_id");