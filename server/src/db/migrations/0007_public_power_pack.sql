CREATE TABLE "site_page" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"slug" text collate "C" NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_promo" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"locale" text,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"placement" text NOT NULL,
	"image_url" text,
	"image_alt" text DEFAULT '' NOT NULL,
	"href" text NOT NULL,
	"label" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "translation" (
	"locale" text NOT NULL,
	"key" text collate "C" NOT NULL,
	"message" text NOT NULL,
	CONSTRAINT "translation_locale_key_pk" PRIMARY KEY("locale","key")
);
--> statement-breakpoint
CREATE TABLE "country_block" (
	"performer_id" text collate "C" NOT NULL,
	"country_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "country_block_performer_id_country_code_pk" PRIMARY KEY("performer_id","country_code")
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"user_id" text collate "C" PRIMARY KEY NOT NULL,
	"code" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral_earning" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"referral_id" text collate "C" NOT NULL,
	"referrer_id" text collate "C" NOT NULL,
	"charge_id" text collate "C" NOT NULL,
	"share_percent" integer NOT NULL,
	"base" bigint NOT NULL,
	"net" bigint NOT NULL,
	"payable_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referral" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"referrer_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"amount" bigint DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "report_appeal" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"report_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"text" text NOT NULL,
	"outcome" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "user_block" ADD COLUMN "id" text collate "C" NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "country_code" text;--> statement-breakpoint
ALTER TABLE "country_block" ADD CONSTRAINT "country_block_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_earning" ADD CONSTRAINT "referral_earning_referral_id_referral_id_fk" FOREIGN KEY ("referral_id") REFERENCES "public"."referral"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeal" ADD CONSTRAINT "report_appeal_report_id_report_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."report"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_appeal" ADD CONSTRAINT "report_appeal_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_page_slug" ON "site_page" USING btree ("slug","locale");--> statement-breakpoint
CREATE INDEX "site_promo_placement" ON "site_promo" USING btree ("placement","position");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_code_code" ON "referral_code" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_earning_charge" ON "referral_earning" USING btree ("charge_id");--> statement-breakpoint
CREATE INDEX "referral_earning_referrer" ON "referral_earning" USING btree ("referrer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "referral_user" ON "referral" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referral_referrer" ON "referral" USING btree ("referrer_id","id" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "report_appeal_once" ON "report_appeal" USING btree ("report_id","user_id");--> statement-breakpoint
CREATE INDEX "user_block_latest" ON "user_block" USING btree ("performer_id","id" DESC NULLS LAST);