CREATE TABLE "performer_fan" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"performer_id" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"is_vip" boolean DEFAULT false NOT NULL,
	"is_muted" boolean DEFAULT false NOT NULL,
	"note" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "performer_fan" ADD CONSTRAINT "performer_fan_performer_id_user_id_fk" FOREIGN KEY ("performer_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "performer_fan" ADD CONSTRAINT "performer_fan_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "performer_fan_once" ON "performer_fan" USING btree ("performer_id","user_id");--> statement-breakpoint
CREATE INDEX "performer_fan_user" ON "performer_fan" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "performer_fan_vip" ON "performer_fan" USING btree ("performer_id","user_id") WHERE is_vip;--> statement-breakpoint
CREATE INDEX "performer_fan_muted" ON "performer_fan" USING btree ("performer_id","user_id") WHERE is_muted;--> statement-breakpoint
CREATE INDEX "charge_fan" ON "charge" USING btree ("performer_id","payer_id","amount") WHERE status = 'paid';