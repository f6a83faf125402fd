CREATE TABLE "audit_entry" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"operator_id" text collate "C",
	"operator" text NOT NULL,
	"action" text NOT NULL,
	"target_id" text collate "C" NOT NULL,
	"target" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "second_factor" (
	"user_id" text collate "C" PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"used_step" bigint DEFAULT 0 NOT NULL,
	"enabled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payout_request_open";--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "second_factor_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "operator_access" text;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recovery_code_user" ON "recovery_code" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payout_request_status" ON "payout_request" USING btree ("status","id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "user_operator" ON "user" USING btree ("id") WHERE operator_access is not null;--> statement-breakpoint
create function refuse_audit_change() returns trigger language plpgsql as $$
begin
  raise exception 'Entries of the audit log are never changed or deleted.';
end $$;
--> statement-breakpoint
create trigger audit_entry_kept before update or delete on "audit_entry" for each row execute function refuse_audit_change();
