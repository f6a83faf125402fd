insert into ledger_account (id, owner_id, kind, is_floored) values
  ('000000000000000000000001', null, 'gateway', false),
  ('000000000000000000000002', null, 'commission', false);
--> statement-breakpoint
alter table ledger_account add constraint ledger_account_not_below_zero check (not is_floored or balance >= 0);
--> statement-breakpoint
create function ledger_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is never changed afterwards';
end $$;
--> statement-breakpoint
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function ledger_is_append_only();
--> statement-breakpoint
create trigger ledger_transaction_append_only before update or delete on ledger_transaction
  for each row execute function ledger_is_append_only();
--> statement-breakpoint
create function ledger_is_balanced() returns trigger language plpgsql as $$
begin
  if (select coalesce(sum(amount), 0) from ledger_entry where transaction_id = new.transaction_id) <> 0 then
    raise exception 'ledger transaction % does not sum to zero', new.transaction_id;
  end if;
  return null;
end $$;
--> statement-breakpoint
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function ledger_is_balanced();
