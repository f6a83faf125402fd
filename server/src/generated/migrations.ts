// Generated from db/migrations by `npm run migration -w server`. Do not edit.

/** Every migration, in order. */
export const migrations: readonly { name: string; statements: readonly string[] }[] = [
  {
    "name": "0000_foundations",
    "statements": [
      "CREATE TABLE \"comment\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"author_id\" text collate \"C\" NOT NULL,\n\t\"object_type\" text NOT NULL,\n\t\"object_id\" text collate \"C\" NOT NULL,\n\t\"content\" text NOT NULL,\n\t\"picture_file_id\" text collate \"C\",\n\t\"is_edited\" boolean DEFAULT false NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"feed_file\" (\n\t\"feed_id\" text collate \"C\" NOT NULL,\n\t\"position\" integer NOT NULL,\n\t\"file_id\" text collate \"C\" NOT NULL,\n\t\"alt\" text NOT NULL,\n\tCONSTRAINT \"feed_file_feed_id_position_pk\" PRIMARY KEY(\"feed_id\",\"position\")\n);",
      "CREATE TABLE \"feed\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"text\" text NOT NULL,\n\t\"audience\" text NOT NULL,\n\t\"hashtags\" text[] NOT NULL,\n\t\"total_likes\" integer DEFAULT 0 NOT NULL,\n\t\"total_comments\" integer DEFAULT 0 NOT NULL,\n\t\"total_bookmarks\" integer DEFAULT 0 NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"file\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"owner_id\" text collate \"C\" NOT NULL,\n\t\"purpose\" text NOT NULL,\n\t\"mime\" text NOT NULL,\n\t\"width\" integer NOT NULL,\n\t\"height\" integer NOT NULL,\n\t\"display_bytes\" integer NOT NULL,\n\t\"thumbnail_bytes\" integer NOT NULL,\n\t\"preview\" text NOT NULL,\n\t\"attached_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"follow\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"follower_id\" text collate \"C\" NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"reaction\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"action\" text NOT NULL,\n\t\"object_type\" text NOT NULL,\n\t\"object_id\" text collate \"C\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"charge\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"payer_id\" text collate \"C\" NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"amount\" bigint NOT NULL,\n\t\"commission\" bigint NOT NULL,\n\t\"message\" text,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"idempotent_answer\" (\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"key\" text NOT NULL,\n\t\"operation\" text NOT NULL,\n\t\"body_hash\" text NOT NULL,\n\t\"reference_id\" text collate \"C\",\n\t\"status\" integer NOT NULL,\n\t\"body\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"ledger_account\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"owner_id\" text collate \"C\",\n\t\"kind\" text NOT NULL,\n\t\"balance\" bigint DEFAULT 0 NOT NULL,\n\t\"is_floored\" boolean NOT NULL\n);",
      "CREATE TABLE \"ledger_entry\" (\n\t\"id\" bigserial PRIMARY KEY NOT NULL,\n\t\"transaction_id\" text collate \"C\" NOT NULL,\n\t\"account_id\" text collate \"C\" NOT NULL,\n\t\"amount\" bigint NOT NULL\n);",
      "CREATE TABLE \"ledger_transaction\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"reference_id\" text collate \"C\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"payment\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"amount\" bigint NOT NULL,\n\t\"currency\" text NOT NULL,\n\t\"tokens\" bigint NOT NULL,\n\t\"gateway\" text NOT NULL,\n\t\"payment_method_id\" text NOT NULL,\n\t\"card_brand\" text,\n\t\"card_last4\" text,\n\t\"failure_code\" text,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"sandbox_payment_method\" (\n\t\"id\" text PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"outcome\" text NOT NULL,\n\t\"brand\" text NOT NULL,\n\t\"last4\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"channel\" (\n\t\"name\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"last_no\" bigint NOT NULL\n);",
      "CREATE TABLE \"development_mail\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"to\" text NOT NULL,\n\t\"to_key\" text collate \"C\" NOT NULL,\n\t\"subject\" text NOT NULL,\n\t\"text\" text NOT NULL,\n\t\"link\" text,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"event\" (\n\t\"channel\" text collate \"C\" NOT NULL,\n\t\"no\" bigint NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"data\" jsonb NOT NULL,\n\t\"at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"event_channel_no_pk\" PRIMARY KEY(\"channel\",\"no\")\n);",
      "CREATE TABLE \"notification_actor\" (\n\t\"notification_id\" text collate \"C\" NOT NULL,\n\t\"actor_id\" text collate \"C\" NOT NULL,\n\tCONSTRAINT \"notification_actor_notification_id_actor_id_pk\" PRIMARY KEY(\"notification_id\",\"actor_id\")\n);",
      "CREATE TABLE \"notification\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"actor_id\" text collate \"C\",\n\t\"total_actors\" integer DEFAULT 1 NOT NULL,\n\t\"object_type\" text NOT NULL,\n\t\"object_id\" text collate \"C\" NOT NULL,\n\t\"excerpt\" text,\n\t\"amount\" bigint,\n\t\"once_key\" text NOT NULL,\n\t\"read_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"outbox\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"topic\" text NOT NULL,\n\t\"payload\" jsonb NOT NULL,\n\t\"attempts\" integer DEFAULT 0 NOT NULL,\n\t\"available_at\" timestamp (3) with time zone NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"setting\" (\n\t\"key\" text PRIMARY KEY NOT NULL,\n\t\"value\" jsonb NOT NULL\n);",
      "CREATE TABLE \"link_token\" (\n\t\"token_hash\" text PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"purpose\" text NOT NULL,\n\t\"email\" text NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL,\n\t\"used_at\" timestamp (3) with time zone\n);",
      "CREATE TABLE \"performer\" (\n\t\"user_id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"status\" text DEFAULT 'pending' NOT NULL,\n\t\"bio\" text DEFAULT '' NOT NULL,\n\t\"gender\" text,\n\t\"country_code\" text,\n\t\"monthly_price\" bigint,\n\t\"yearly_price\" bigint,\n\t\"total_followers\" integer DEFAULT 0 NOT NULL,\n\t\"total_feeds\" integer DEFAULT 0 NOT NULL,\n\t\"total_likes\" integer DEFAULT 0 NOT NULL,\n\t\"search\" text DEFAULT '' NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"session\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"token_hash\" text NOT NULL,\n\t\"user_agent\" text DEFAULT '' NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"user_block\" (\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"user_block_performer_id_user_id_pk\" PRIMARY KEY(\"performer_id\",\"user_id\")\n);",
      "CREATE TABLE \"user\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"name_key\" text collate \"C\" NOT NULL,\n\t\"email\" text NOT NULL,\n\t\"email_key\" text collate \"C\" NOT NULL,\n\t\"pending_email\" text,\n\t\"email_verified_at\" timestamp (3) with time zone,\n\t\"username\" text,\n\t\"username_key\" text collate \"C\",\n\t\"password_hash\" text NOT NULL,\n\t\"is_performer\" boolean DEFAULT false NOT NULL,\n\t\"locale\" text DEFAULT 'en-US' NOT NULL,\n\t\"manual_currency\" boolean DEFAULT false NOT NULL,\n\t\"currency\" text DEFAULT 'USD' NOT NULL,\n\t\"avatar_file_id\" text collate \"C\",\n\t\"cover_file_id\" text collate \"C\",\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"comment\" ADD CONSTRAINT \"comment_author_id_user_id_fk\" FOREIGN KEY (\"author_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"comment\" ADD CONSTRAINT \"comment_picture_file_id_file_id_fk\" FOREIGN KEY (\"picture_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"feed_file\" ADD CONSTRAINT \"feed_file_feed_id_feed_id_fk\" FOREIGN KEY (\"feed_id\") REFERENCES \"public\".\"feed\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"feed_file\" ADD CONSTRAINT \"feed_file_file_id_file_id_fk\" FOREIGN KEY (\"file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"feed\" ADD CONSTRAINT \"feed_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_owner_id_user_id_fk\" FOREIGN KEY (\"owner_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"follow\" ADD CONSTRAINT \"follow_follower_id_user_id_fk\" FOREIGN KEY (\"follower_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"follow\" ADD CONSTRAINT \"follow_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"reaction\" ADD CONSTRAINT \"reaction_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"ledger_entry\" ADD CONSTRAINT \"ledger_entry_transaction_id_ledger_transaction_id_fk\" FOREIGN KEY (\"transaction_id\") REFERENCES \"public\".\"ledger_transaction\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"ledger_entry\" ADD CONSTRAINT \"ledger_entry_account_id_ledger_account_id_fk\" FOREIGN KEY (\"account_id\") REFERENCES \"public\".\"ledger_account\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"sandbox_payment_method\" ADD CONSTRAINT \"sandbox_payment_method_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"notification_actor\" ADD CONSTRAINT \"notification_actor_notification_id_notification_id_fk\" FOREIGN KEY (\"notification_id\") REFERENCES \"public\".\"notification\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"notification\" ADD CONSTRAINT \"notification_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"notification\" ADD CONSTRAINT \"notification_actor_id_user_id_fk\" FOREIGN KEY (\"actor_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE set null ON UPDATE no action;",
      "ALTER TABLE \"link_token\" ADD CONSTRAINT \"link_token_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"performer\" ADD CONSTRAINT \"performer_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"session\" ADD CONSTRAINT \"session_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"user_block\" ADD CONSTRAINT \"user_block_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"user_block\" ADD CONSTRAINT \"user_block_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"comment_object\" ON \"comment\" USING btree (\"object_type\",\"object_id\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"feed_file_file\" ON \"feed_file\" USING btree (\"file_id\");",
      "CREATE INDEX \"feed_performer\" ON \"feed\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"file_unattached\" ON \"file\" USING btree (\"created_at\") WHERE attached_at is null;",
      "CREATE UNIQUE INDEX \"follow_once\" ON \"follow\" USING btree (\"follower_id\",\"performer_id\");",
      "CREATE INDEX \"follow_follower\" ON \"follow\" USING btree (\"follower_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"follow_performer\" ON \"follow\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"reaction_once\" ON \"reaction\" USING btree (\"object_type\",\"object_id\",\"action\",\"user_id\");",
      "CREATE INDEX \"reaction_user\" ON \"reaction\" USING btree (\"user_id\",\"action\",\"object_type\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"charge_payer\" ON \"charge\" USING btree (\"payer_id\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"idempotent_answer_key\" ON \"idempotent_answer\" USING btree (\"user_id\",\"key\");",
      "CREATE INDEX \"idempotent_answer_age\" ON \"idempotent_answer\" USING btree (\"created_at\");",
      "CREATE UNIQUE INDEX \"ledger_account_owner\" ON \"ledger_account\" USING btree (\"owner_id\",\"kind\");",
      "CREATE INDEX \"ledger_entry_account\" ON \"ledger_entry\" USING btree (\"account_id\");",
      "CREATE INDEX \"ledger_entry_transaction\" ON \"ledger_entry\" USING btree (\"transaction_id\");",
      "CREATE UNIQUE INDEX \"ledger_transaction_once\" ON \"ledger_transaction\" USING btree (\"kind\",\"reference_id\");",
      "CREATE INDEX \"payment_user\" ON \"payment\" USING btree (\"user_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"development_mail_to\" ON \"development_mail\" USING btree (\"to_key\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"notification_once\" ON \"notification\" USING btree (\"user_id\",\"once_key\");",
      "CREATE INDEX \"notification_user\" ON \"notification\" USING btree (\"user_id\",\"updated_at\" DESC NULLS LAST,\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"notification_unread\" ON \"notification\" USING btree (\"user_id\",\"read_at\");",
      "CREATE INDEX \"outbox_available\" ON \"outbox\" USING btree (\"available_at\",\"id\");",
      "CREATE INDEX \"link_token_user\" ON \"link_token\" USING btree (\"user_id\");",
      "CREATE INDEX \"performer_popular\" ON \"performer\" USING btree (\"status\",\"total_followers\" DESC NULLS LAST,\"user_id\" DESC NULLS LAST);",
      "CREATE INDEX \"performer_latest\" ON \"performer\" USING btree (\"status\",\"created_at\" DESC NULLS LAST,\"user_id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"session_token_hash\" ON \"session\" USING btree (\"token_hash\");",
      "CREATE INDEX \"session_user\" ON \"session\" USING btree (\"user_id\");",
      "CREATE INDEX \"user_block_user\" ON \"user_block\" USING btree (\"user_id\");",
      "CREATE UNIQUE INDEX \"user_email_key\" ON \"user\" USING btree (\"email_key\");",
      "CREATE UNIQUE INDEX \"user_username_key\" ON \"user\" USING btree (\"username_key\");"
    ]
  },
  {
    "name": "0001_guards",
    "statements": [
      "insert into ledger_account (id, owner_id, kind, is_floored) values\n  ('000000000000000000000001', null, 'gateway', false),\n  ('000000000000000000000002', null, 'commission', false);",
      "alter table ledger_account add constraint ledger_account_not_below_zero check (not is_floored or balance >= 0);",
      "create function ledger_is_append_only() returns trigger language plpgsql as $$\nbegin\n  raise exception 'the ledger is never changed afterwards';\nend $$;",
      "create trigger ledger_entry_append_only before update or delete on ledger_entry\n  for each row execute function ledger_is_append_only();",
      "create trigger ledger_transaction_append_only before update or delete on ledger_transaction\n  for each row execute function ledger_is_append_only();",
      "create function ledger_is_balanced() returns trigger language plpgsql as $$\nbegin\n  if (select coalesce(sum(amount), 0) from ledger_entry where transaction_id = new.transaction_id) <> 0 then\n    raise exception 'ledger transaction % does not sum to zero', new.transaction_id;\n  end if;\n  return null;\nend $$;",
      "create constraint trigger ledger_entry_balanced after insert on ledger_entry\n  deferrable initially deferred for each row execute function ledger_is_balanced();"
    ]
  },
  {
    "name": "0002_search",
    "statements": [
      "create extension if not exists pg_trgm;",
      "create index performer_search on performer using gin (search gin_trgm_ops);"
    ]
  },
  {
    "name": "0003_performer_languages",
    "statements": [
      "ALTER TABLE \"performer\" ADD COLUMN \"languages\" text[] DEFAULT '{}' NOT NULL;"
    ]
  },
  {
    "name": "0004_replies_and_reports",
    "statements": [
      "CREATE TABLE \"report\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"reporter_id\" text collate \"C\" NOT NULL,\n\t\"target_type\" text NOT NULL,\n\t\"target_id\" text collate \"C\" NOT NULL,\n\t\"target_user_id\" text collate \"C\" NOT NULL,\n\t\"excerpt\" text,\n\t\"reason\" text NOT NULL,\n\t\"text\" text,\n\t\"status\" text DEFAULT 'open' NOT NULL,\n\t\"outcome\" text,\n\t\"note\" text,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"resolved_at\" timestamp (3) with time zone\n);",
      "ALTER TABLE \"comment\" ADD COLUMN \"parent_id\" text collate \"C\";",
      "ALTER TABLE \"comment\" ADD COLUMN \"total_replies\" integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"comment\" ADD COLUMN \"hidden_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"feed\" ADD COLUMN \"hidden_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"performer\" ADD COLUMN \"hidden_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"report\" ADD CONSTRAINT \"report_reporter_id_user_id_fk\" FOREIGN KEY (\"reporter_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"report_once\" ON \"report\" USING btree (\"reporter_id\",\"target_id\");",
      "CREATE INDEX \"report_target_user\" ON \"report\" USING btree (\"target_user_id\",\"id\" DESC NULLS LAST);",
      "ALTER TABLE \"comment\" ADD CONSTRAINT \"comment_parent_id_comment_id_fk\" FOREIGN KEY (\"parent_id\") REFERENCES \"public\".\"comment\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"comment_parent\" ON \"comment\" USING btree (\"parent_id\",\"id\");"
    ]
  },
  {
    "name": "0005_session_use",
    "statements": [
      "ALTER TABLE \"session\" ADD COLUMN \"used_at\" timestamp (3) with time zone;"
    ]
  }
];
