CREATE TABLE "audit_reason" (
	"entry_id" text collate "C" PRIMARY KEY NOT NULL,
	"user_id" text collate "C" NOT NULL,
	"reason" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "operator" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entry" ALTER COLUMN "target" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_reason" ADD CONSTRAINT "audit_reason_entry_id_audit_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "public"."audit_entry"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_reason" ADD CONSTRAINT "audit_reason_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_reason_user" ON "audit_reason" USING btree ("user_id");--> statement-breakpoint
alter table "audit_entry" disable trigger audit_entry_kept;
--> statement-breakpoint
insert into "audit_entry" (id, at, operator_id, operator, action, target_id, target, before, after)
  select read.id, read.read_at, reader.id, null, 'readPerformerDocument', read.user_id, null, '{}', jsonb_build_object('document', read.type)
  from "performer_document_read" read left join "user" reader on reader.email = read.read_by
  where not exists (
    select 1 from "audit_entry" entry
    where entry.action = 'readPerformerDocument' and entry.target_id = read.user_id and entry.at = read.read_at);
--> statement-breakpoint
insert into "audit_reason" (entry_id, user_id, reason)
  select entry.id, person.id, entry.after ->> 'reason'
  from "audit_entry" entry
    left join "payout_request" payout on entry.action = 'decidePayout' and payout.id = entry.target_id
    join "user" person on person.id = coalesce(payout.user_id, entry.target_id)
  where entry.after ->> 'reason' is not null;
--> statement-breakpoint
update "audit_entry" set
  operator = case when operator like 'shell:%' then operator end,
  target = case when action = 'decidePayout' then target end,
  before = before - 'reason',
  after = after - 'reason';
--> statement-breakpoint
alter table "audit_entry" enable trigger audit_entry_kept;
--> statement-breakpoint
update "payout_request" set decided_by = (select id from "user" where email = decided_by)
  where decided_by is not null and decided_by not like 'shell:%';
--> statement-breakpoint
update "performer_application" set decided_by = (select id from "user" where email = decided_by)
  where decided_by is not null and decided_by not like 'shell:%';
--> statement-breakpoint
DROP TABLE "performer_document_read" CASCADE;
--> statement-breakpoint
create trigger audit_reason_kept before update on "audit_reason" for each row execute function refuse_audit_change();
