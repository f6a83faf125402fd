CREATE TABLE "promotion_use" (
	"promotion_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"subscription_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "promotion_use_promotion_id_user_id_pk" PRIMARY KEY("promotion_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "promotion" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"code" text collate "C" NOT NULL,
	"kind" text NOT NULL,
	"percent_off" integer,
	"free_days" integer,
	"is_link_only" boolean NOT NULL,
	"max_uses" integer NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "first_price" bigint;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion_use" ADD CONSTRAINT "promotion_use_subscription_id_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "public"."subscription"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotion" ADD CONSTRAINT "promotion_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promotion_use_subscription" ON "promotion_use" USING btree ("subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "promotion_code" ON "promotion" USING btree ("code");--> statement-breakpoint
CREATE INDEX "promotion_performer" ON "promotion" USING btree ("performer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "promotion_public" ON "promotion" USING btree ("performer_id","ends_at") WHERE not is_link_only;