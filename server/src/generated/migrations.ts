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
  },
  {
    "name": "0006_content_and_standing",
    "statements": [
      "CREATE TABLE \"feed_poll_option\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"poll_id\" text collate \"C\" NOT NULL,\n\t\"position\" integer NOT NULL,\n\t\"text\" text NOT NULL,\n\t\"total_votes\" integer DEFAULT 0 NOT NULL\n);",
      "CREATE TABLE \"feed_poll_vote\" (\n\t\"poll_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"option_id\" text collate \"C\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"feed_poll_vote_poll_id_user_id_pk\" PRIMARY KEY(\"poll_id\",\"user_id\")\n);",
      "CREATE TABLE \"feed_poll\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"question\" text NOT NULL,\n\t\"total_votes\" integer DEFAULT 0 NOT NULL,\n\t\"ends_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"gallery\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"title\" text NOT NULL,\n\t\"description\" text DEFAULT '' NOT NULL,\n\t\"audience\" text NOT NULL,\n\t\"price\" bigint,\n\t\"cover_photo_id\" text collate \"C\",\n\t\"total_photos\" integer DEFAULT 0 NOT NULL,\n\t\"total_likes\" integer DEFAULT 0 NOT NULL,\n\t\"total_bookmarks\" integer DEFAULT 0 NOT NULL,\n\t\"hidden_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"photo\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"gallery_id\" text collate \"C\",\n\t\"position\" integer DEFAULT 0 NOT NULL,\n\t\"file_id\" text collate \"C\" NOT NULL,\n\t\"text\" text DEFAULT '' NOT NULL,\n\t\"alt\" text DEFAULT '' NOT NULL,\n\t\"audience\" text NOT NULL,\n\t\"total_likes\" integer DEFAULT 0 NOT NULL,\n\t\"total_bookmarks\" integer DEFAULT 0 NOT NULL,\n\t\"hidden_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"product\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"title\" text NOT NULL,\n\t\"description\" text DEFAULT '' NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"price\" bigint NOT NULL,\n\t\"stock\" integer,\n\t\"image_file_id\" text collate \"C\",\n\t\"image_alt\" text DEFAULT '' NOT NULL,\n\t\"file_id\" text collate \"C\",\n\t\"total_likes\" integer DEFAULT 0 NOT NULL,\n\t\"total_bookmarks\" integer DEFAULT 0 NOT NULL,\n\t\"hidden_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL,\n\t\"deleted_at\" timestamp (3) with time zone\n);",
      "CREATE TABLE \"reel\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"text\" text DEFAULT '' NOT NULL,\n\t\"hashtags\" text[] DEFAULT '{}' NOT NULL,\n\t\"audience\" text NOT NULL,\n\t\"file_id\" text collate \"C\",\n\t\"thumbnail_file_id\" text collate \"C\",\n\t\"captions_file_id\" text collate \"C\",\n\t\"captions_locale\" text,\n\t\"total_views\" integer DEFAULT 0 NOT NULL,\n\t\"total_comments\" integer DEFAULT 0 NOT NULL,\n\t\"total_likes\" integer DEFAULT 0 NOT NULL,\n\t\"total_bookmarks\" integer DEFAULT 0 NOT NULL,\n\t\"ready_at\" timestamp (3) with time zone,\n\t\"hidden_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"story\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"text\" text DEFAULT '' NOT NULL,\n\t\"alt\" text DEFAULT '' NOT NULL,\n\t\"audience\" text NOT NULL,\n\t\"file_id\" text collate \"C\" NOT NULL,\n\t\"total_views\" integer DEFAULT 0 NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL,\n\t\"hidden_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"story_view\" (\n\t\"story_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"story_view_story_id_user_id_pk\" PRIMARY KEY(\"story_id\",\"user_id\")\n);",
      "CREATE TABLE \"video\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"title\" text NOT NULL,\n\t\"description\" text DEFAULT '' NOT NULL,\n\t\"hashtags\" text[] DEFAULT '{}' NOT NULL,\n\t\"audience\" text NOT NULL,\n\t\"price\" bigint,\n\t\"file_id\" text collate \"C\",\n\t\"thumbnail_file_id\" text collate \"C\",\n\t\"teaser_file_id\" text collate \"C\",\n\t\"captions_file_id\" text collate \"C\",\n\t\"captions_locale\" text,\n\t\"total_views\" integer DEFAULT 0 NOT NULL,\n\t\"total_comments\" integer DEFAULT 0 NOT NULL,\n\t\"total_likes\" integer DEFAULT 0 NOT NULL,\n\t\"total_bookmarks\" integer DEFAULT 0 NOT NULL,\n\t\"ready_at\" timestamp (3) with time zone,\n\t\"hidden_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"subscription\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"price\" bigint NOT NULL,\n\t\"provider\" text NOT NULL,\n\t\"payment_method_id\" text,\n\t\"card_brand\" text,\n\t\"card_last4\" text,\n\t\"started_at\" timestamp (3) with time zone NOT NULL,\n\t\"total_periods\" integer DEFAULT 0 NOT NULL,\n\t\"paid_through_at\" timestamp (3) with time zone NOT NULL,\n\t\"renews_at\" timestamp (3) with time zone,\n\t\"cancelled_at\" timestamp (3) with time zone,\n\t\"cancel_reason\" text,\n\t\"ended_at\" timestamp (3) with time zone,\n\t\"total_failures\" integer DEFAULT 0 NOT NULL,\n\t\"failure_code\" text,\n\t\"new_price\" bigint,\n\t\"new_price_at\" timestamp (3) with time zone,\n\t\"has_consented\" boolean DEFAULT false NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "DROP INDEX \"feed_performer\";",
      "ALTER TABLE \"feed\" ADD COLUMN \"published_id\" text collate \"C\";",
      "-- by hand: posts that are out keep their place.\nUPDATE \"feed\" SET \"published_id\" = \"id\";",
      "ALTER TABLE \"feed\" ALTER COLUMN \"published_id\" SET NOT NULL;",
      "ALTER TABLE \"feed\" ADD COLUMN \"status\" text DEFAULT 'published' NOT NULL;",
      "ALTER TABLE \"feed\" ADD COLUMN \"publish_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"feed\" ADD COLUMN \"price\" bigint;",
      "ALTER TABLE \"feed\" ADD COLUMN \"thumbnail_file_id\" text collate \"C\";",
      "ALTER TABLE \"feed\" ADD COLUMN \"teaser_file_id\" text collate \"C\";",
      "ALTER TABLE \"feed\" ADD COLUMN \"poll_id\" text collate \"C\";",
      "ALTER TABLE \"charge\" ADD COLUMN \"status\" text DEFAULT 'paid' NOT NULL;",
      "ALTER TABLE \"charge\" ADD COLUMN \"object_id\" text collate \"C\";",
      "ALTER TABLE \"charge\" ADD COLUMN \"order_id\" text collate \"C\";",
      "ALTER TABLE \"charge\" ADD COLUMN \"title\" text;",
      "ALTER TABLE \"charge\" ADD COLUMN \"is_repeatable\" boolean DEFAULT false NOT NULL;",
      "ALTER TABLE \"feed_poll_option\" ADD CONSTRAINT \"feed_poll_option_poll_id_feed_poll_id_fk\" FOREIGN KEY (\"poll_id\") REFERENCES \"public\".\"feed_poll\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"feed_poll_vote\" ADD CONSTRAINT \"feed_poll_vote_poll_id_feed_poll_id_fk\" FOREIGN KEY (\"poll_id\") REFERENCES \"public\".\"feed_poll\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"feed_poll_vote\" ADD CONSTRAINT \"feed_poll_vote_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"feed_poll_vote\" ADD CONSTRAINT \"feed_poll_vote_option_id_feed_poll_option_id_fk\" FOREIGN KEY (\"option_id\") REFERENCES \"public\".\"feed_poll_option\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"feed_poll\" ADD CONSTRAINT \"feed_poll_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"gallery\" ADD CONSTRAINT \"gallery_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"photo\" ADD CONSTRAINT \"photo_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"photo\" ADD CONSTRAINT \"photo_gallery_id_gallery_id_fk\" FOREIGN KEY (\"gallery_id\") REFERENCES \"public\".\"gallery\"(\"id\") ON DELETE set null ON UPDATE no action;",
      "ALTER TABLE \"photo\" ADD CONSTRAINT \"photo_file_id_file_id_fk\" FOREIGN KEY (\"file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"product\" ADD CONSTRAINT \"product_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"product\" ADD CONSTRAINT \"product_image_file_id_file_id_fk\" FOREIGN KEY (\"image_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"product\" ADD CONSTRAINT \"product_file_id_file_id_fk\" FOREIGN KEY (\"file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"reel\" ADD CONSTRAINT \"reel_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"reel\" ADD CONSTRAINT \"reel_file_id_file_id_fk\" FOREIGN KEY (\"file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"reel\" ADD CONSTRAINT \"reel_thumbnail_file_id_file_id_fk\" FOREIGN KEY (\"thumbnail_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"reel\" ADD CONSTRAINT \"reel_captions_file_id_file_id_fk\" FOREIGN KEY (\"captions_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"story\" ADD CONSTRAINT \"story_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"story\" ADD CONSTRAINT \"story_file_id_file_id_fk\" FOREIGN KEY (\"file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"story_view\" ADD CONSTRAINT \"story_view_story_id_story_id_fk\" FOREIGN KEY (\"story_id\") REFERENCES \"public\".\"story\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"story_view\" ADD CONSTRAINT \"story_view_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"video\" ADD CONSTRAINT \"video_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"video\" ADD CONSTRAINT \"video_file_id_file_id_fk\" FOREIGN KEY (\"file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"video\" ADD CONSTRAINT \"video_thumbnail_file_id_file_id_fk\" FOREIGN KEY (\"thumbnail_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"video\" ADD CONSTRAINT \"video_teaser_file_id_file_id_fk\" FOREIGN KEY (\"teaser_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"video\" ADD CONSTRAINT \"video_captions_file_id_file_id_fk\" FOREIGN KEY (\"captions_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"feed_poll_option_place\" ON \"feed_poll_option\" USING btree (\"poll_id\",\"position\");",
      "CREATE INDEX \"gallery_performer\" ON \"gallery\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"photo_performer\" ON \"photo\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"photo_gallery\" ON \"photo\" USING btree (\"gallery_id\",\"position\");",
      "CREATE UNIQUE INDEX \"photo_file\" ON \"photo\" USING btree (\"file_id\");",
      "CREATE INDEX \"product_performer\" ON \"product\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"reel_performer\" ON \"reel\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"story_performer\" ON \"story\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"story_expiry\" ON \"story\" USING btree (\"expires_at\");",
      "CREATE UNIQUE INDEX \"story_file\" ON \"story\" USING btree (\"file_id\");",
      "CREATE INDEX \"story_view_user\" ON \"story_view\" USING btree (\"user_id\");",
      "CREATE INDEX \"video_performer\" ON \"video\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"subscription_once\" ON \"subscription\" USING btree (\"user_id\",\"performer_id\") WHERE status <> 'ended';",
      "CREATE UNIQUE INDEX \"subscription_free_once\" ON \"subscription\" USING btree (\"user_id\",\"performer_id\") WHERE type = 'free';",
      "CREATE INDEX \"subscription_user\" ON \"subscription\" USING btree (\"user_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"subscription_performer\" ON \"subscription\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"subscription_standing\" ON \"subscription\" USING btree (\"user_id\",\"performer_id\",\"paid_through_at\");",
      "CREATE INDEX \"subscription_renewal\" ON \"subscription\" USING btree (\"renews_at\") WHERE renews_at is not null;",
      "CREATE INDEX \"subscription_end\" ON \"subscription\" USING btree (\"paid_through_at\") WHERE status <> 'ended';",
      "ALTER TABLE \"feed\" ADD CONSTRAINT \"feed_thumbnail_file_id_file_id_fk\" FOREIGN KEY (\"thumbnail_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"feed\" ADD CONSTRAINT \"feed_teaser_file_id_file_id_fk\" FOREIGN KEY (\"teaser_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"feed_publish\" ON \"feed\" USING btree (\"publish_at\") WHERE status = 'scheduled';",
      "CREATE UNIQUE INDEX \"feed_poll_once\" ON \"feed\" USING btree (\"poll_id\");",
      "CREATE INDEX \"charge_performer\" ON \"charge\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"charge_once\" ON \"charge\" USING btree (\"payer_id\",\"type\",\"object_id\") WHERE not is_repeatable and status <> 'refunded';",
      "CREATE INDEX \"charge_object\" ON \"charge\" USING btree (\"object_id\",\"payer_id\");",
      "CREATE INDEX \"feed_performer\" ON \"feed\" USING btree (\"performer_id\",\"published_id\" DESC NULLS LAST);"
    ]
  },
  {
    "name": "0007_public_power_pack",
    "statements": [
      "CREATE TABLE \"site_page\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"slug\" text collate \"C\" NOT NULL,\n\t\"locale\" text NOT NULL,\n\t\"title\" text NOT NULL,\n\t\"html\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"site_promo\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"locale\" text,\n\t\"title\" text NOT NULL,\n\t\"text\" text NOT NULL,\n\t\"placement\" text NOT NULL,\n\t\"image_url\" text,\n\t\"image_alt\" text DEFAULT '' NOT NULL,\n\t\"href\" text NOT NULL,\n\t\"label\" text NOT NULL,\n\t\"position\" integer DEFAULT 0 NOT NULL,\n\t\"starts_at\" timestamp (3) with time zone,\n\t\"ends_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"translation\" (\n\t\"locale\" text NOT NULL,\n\t\"key\" text collate \"C\" NOT NULL,\n\t\"message\" text NOT NULL,\n\tCONSTRAINT \"translation_locale_key_pk\" PRIMARY KEY(\"locale\",\"key\")\n);",
      "CREATE TABLE \"country_block\" (\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"country_code\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"country_block_performer_id_country_code_pk\" PRIMARY KEY(\"performer_id\",\"country_code\")\n);",
      "CREATE TABLE \"referral_code\" (\n\t\"user_id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"code\" text collate \"C\" NOT NULL\n);",
      "CREATE TABLE \"referral_earning\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"referral_id\" text collate \"C\" NOT NULL,\n\t\"referrer_id\" text collate \"C\" NOT NULL,\n\t\"charge_id\" text collate \"C\" NOT NULL,\n\t\"share_percent\" integer NOT NULL,\n\t\"base\" bigint NOT NULL,\n\t\"net\" bigint NOT NULL,\n\t\"payable_at\" timestamp (3) with time zone NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"referral\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"referrer_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"amount\" bigint DEFAULT 0 NOT NULL,\n\t\"ends_at\" timestamp (3) with time zone NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"report_appeal\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"report_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"text\" text NOT NULL,\n\t\"outcome\" text,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"decided_at\" timestamp (3) with time zone\n);",
      "ALTER TABLE \"session\" ADD COLUMN \"country_code\" text;",
      "ALTER TABLE \"user_block\" ADD COLUMN \"id\" text collate \"C\" NOT NULL;",
      "ALTER TABLE \"user\" ADD COLUMN \"country_code\" text;",
      "ALTER TABLE \"country_block\" ADD CONSTRAINT \"country_block_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"referral_code\" ADD CONSTRAINT \"referral_code_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"referral_earning\" ADD CONSTRAINT \"referral_earning_referral_id_referral_id_fk\" FOREIGN KEY (\"referral_id\") REFERENCES \"public\".\"referral\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"report_appeal\" ADD CONSTRAINT \"report_appeal_report_id_report_id_fk\" FOREIGN KEY (\"report_id\") REFERENCES \"public\".\"report\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"report_appeal\" ADD CONSTRAINT \"report_appeal_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"site_page_slug\" ON \"site_page\" USING btree (\"slug\",\"locale\");",
      "CREATE INDEX \"site_promo_placement\" ON \"site_promo\" USING btree (\"placement\",\"position\");",
      "CREATE UNIQUE INDEX \"referral_code_code\" ON \"referral_code\" USING btree (\"code\");",
      "CREATE UNIQUE INDEX \"referral_earning_charge\" ON \"referral_earning\" USING btree (\"charge_id\");",
      "CREATE INDEX \"referral_earning_referrer\" ON \"referral_earning\" USING btree (\"referrer_id\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"referral_user\" ON \"referral\" USING btree (\"user_id\");",
      "CREATE INDEX \"referral_referrer\" ON \"referral\" USING btree (\"referrer_id\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"report_appeal_once\" ON \"report_appeal\" USING btree (\"report_id\",\"user_id\");",
      "CREATE INDEX \"user_block_latest\" ON \"user_block\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);"
    ]
  },
  {
    "name": "0008_confused_silver_samurai",
    "statements": [
      "CREATE TABLE \"address\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"label\" text DEFAULT '' NOT NULL,\n\t\"name\" text NOT NULL,\n\t\"line1\" text NOT NULL,\n\t\"line2\" text,\n\t\"postal_code\" text NOT NULL,\n\t\"city\" text NOT NULL,\n\t\"state_code\" text,\n\t\"state\" text,\n\t\"country_code\" text NOT NULL,\n\t\"phone\" text,\n\t\"is_default\" boolean DEFAULT false NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"product_order\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"no\" integer GENERATED ALWAYS AS IDENTITY (sequence name \"product_order_no_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 10001 CACHE 1),\n\t\"charge_id\" text collate \"C\" NOT NULL,\n\t\"buyer_id\" text collate \"C\" NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"product_id\" text collate \"C\" NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"title\" text NOT NULL,\n\t\"quantity\" integer NOT NULL,\n\t\"unit_price\" bigint NOT NULL,\n\t\"amount\" bigint NOT NULL,\n\t\"commission\" bigint NOT NULL,\n\t\"note\" text,\n\t\"delivery_address\" jsonb,\n\t\"carrier\" text,\n\t\"tracking_number\" text,\n\t\"tracking_url\" text,\n\t\"processing_at\" timestamp (3) with time zone,\n\t\"shipped_at\" timestamp (3) with time zone,\n\t\"delivered_at\" timestamp (3) with time zone,\n\t\"refunded_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"address\" ADD CONSTRAINT \"address_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"address_user\" ON \"address\" USING btree (\"user_id\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"product_order_no\" ON \"product_order\" USING btree (\"no\");",
      "CREATE UNIQUE INDEX \"product_order_charge\" ON \"product_order\" USING btree (\"charge_id\");",
      "CREATE INDEX \"product_order_buyer\" ON \"product_order\" USING btree (\"buyer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"product_order_performer\" ON \"product_order\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"product_order_product\" ON \"product_order\" USING btree (\"product_id\");"
    ]
  },
  {
    "name": "0009_wandering_franklin_storm",
    "statements": [
      "CREATE TABLE \"subscription_period\" (\n\t\"subscription_id\" text collate \"C\" NOT NULL,\n\t\"no\" integer NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"amount\" bigint NOT NULL,\n\t\"commission\" bigint NOT NULL,\n\t\"charge_id\" text collate \"C\",\n\t\"payment_id\" text collate \"C\",\n\t\"starts_at\" timestamp (3) with time zone NOT NULL,\n\t\"ends_at\" timestamp (3) with time zone NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"subscription_period_subscription_id_no_pk\" PRIMARY KEY(\"subscription_id\",\"no\")\n);",
      "ALTER TABLE \"subscription\" ADD COLUMN \"cancel_note\" text;",
      "ALTER TABLE \"subscription\" ADD COLUMN \"payment_id\" text collate \"C\";",
      "ALTER TABLE \"subscription\" ADD COLUMN \"coupon_code\" text;",
      "CREATE INDEX \"subscription_period_performer\" ON \"subscription_period\" USING btree (\"performer_id\",\"created_at\");"
    ]
  },
  {
    "name": "0010_marvelous_george_stacy",
    "statements": [
      "CREATE TABLE \"coupon_use\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"coupon_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"reference_id\" text collate \"C\" NOT NULL,\n\t\"is_paid\" boolean NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"coupon\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"code\" text collate \"C\" NOT NULL,\n\t\"type\" text,\n\t\"percent_off\" integer NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone,\n\t\"total_uses\" integer,\n\t\"uses_per_person\" integer,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"dispute_share\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"dispute_id\" text collate \"C\" NOT NULL,\n\t\"owner_id\" text collate \"C\" NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"frozen\" bigint NOT NULL,\n\t\"missing\" bigint NOT NULL,\n\t\"commission\" bigint NOT NULL\n);",
      "CREATE TABLE \"dispute\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"gateway\" text NOT NULL,\n\t\"gateway_dispute_id\" text NOT NULL,\n\t\"payment_id\" text collate \"C\" NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"posted_status\" text NOT NULL,\n\t\"amount\" bigint NOT NULL,\n\t\"posted_amount\" bigint DEFAULT 0 NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"gateway_customer\" (\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"gateway\" text NOT NULL,\n\t\"customer_id\" text NOT NULL,\n\tCONSTRAINT \"gateway_customer_user_id_gateway_pk\" PRIMARY KEY(\"user_id\",\"gateway\")\n);",
      "CREATE TABLE \"gateway_event\" (\n\t\"gateway\" text NOT NULL,\n\t\"event_id\" text NOT NULL,\n\t\"received_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"gateway_event_gateway_event_id_pk\" PRIMARY KEY(\"gateway\",\"event_id\")\n);",
      "CREATE TABLE \"payment_card\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"gateway\" text NOT NULL,\n\t\"payment_method_id\" text NOT NULL,\n\t\"fingerprint\" text NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"brand\" text NOT NULL,\n\t\"last4\" text NOT NULL,\n\t\"exp_month\" integer NOT NULL,\n\t\"exp_year\" integer NOT NULL,\n\t\"is_default\" boolean NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"receivable\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"owner_id\" text collate \"C\" NOT NULL,\n\t\"payment_id\" text collate \"C\" NOT NULL,\n\t\"amount\" bigint NOT NULL,\n\t\"recovered\" bigint DEFAULT 0 NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"token_package\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"title\" text NOT NULL,\n\t\"description\" text NOT NULL,\n\t\"price\" bigint NOT NULL,\n\t\"bonus\" bigint DEFAULT 0 NOT NULL,\n\t\"is_recommended\" boolean DEFAULT false NOT NULL,\n\t\"is_offered\" boolean DEFAULT true NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"payment\" ADD COLUMN \"discount\" bigint DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"payment\" ADD COLUMN \"coupon_code\" text;",
      "ALTER TABLE \"payment\" ADD COLUMN \"package_id\" text collate \"C\";",
      "ALTER TABLE \"payment\" ADD COLUMN \"performer_id\" text collate \"C\";",
      "ALTER TABLE \"payment\" ADD COLUMN \"subscription_id\" text collate \"C\";",
      "ALTER TABLE \"payment\" ADD COLUMN \"once_key\" text;",
      "ALTER TABLE \"payment\" ADD COLUMN \"is_off_session\" boolean DEFAULT false NOT NULL;",
      "ALTER TABLE \"payment\" ADD COLUMN \"gateway_payment_id\" text;",
      "ALTER TABLE \"payment\" ADD COLUMN \"is_settled\" boolean DEFAULT false NOT NULL;",
      "ALTER TABLE \"payment\" ADD COLUMN \"refunded_amount\" bigint DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"payment\" ADD COLUMN \"posted_refund\" bigint DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"sandbox_payment_method\" ADD COLUMN \"exp_month\" integer DEFAULT 12 NOT NULL;",
      "ALTER TABLE \"sandbox_payment_method\" ADD COLUMN \"exp_year\" integer DEFAULT 2034 NOT NULL;",
      "ALTER TABLE \"coupon_use\" ADD CONSTRAINT \"coupon_use_coupon_id_coupon_id_fk\" FOREIGN KEY (\"coupon_id\") REFERENCES \"public\".\"coupon\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"dispute_share\" ADD CONSTRAINT \"dispute_share_dispute_id_dispute_id_fk\" FOREIGN KEY (\"dispute_id\") REFERENCES \"public\".\"dispute\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"dispute\" ADD CONSTRAINT \"dispute_payment_id_payment_id_fk\" FOREIGN KEY (\"payment_id\") REFERENCES \"public\".\"payment\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"gateway_customer\" ADD CONSTRAINT \"gateway_customer_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"payment_card\" ADD CONSTRAINT \"payment_card_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"coupon_use_reference\" ON \"coupon_use\" USING btree (\"reference_id\");",
      "CREATE INDEX \"coupon_use_person\" ON \"coupon_use\" USING btree (\"coupon_id\",\"user_id\");",
      "CREATE UNIQUE INDEX \"coupon_code\" ON \"coupon\" USING btree (\"code\");",
      "CREATE INDEX \"dispute_share_dispute\" ON \"dispute_share\" USING btree (\"dispute_id\");",
      "CREATE UNIQUE INDEX \"dispute_at_gateway\" ON \"dispute\" USING btree (\"gateway\",\"gateway_dispute_id\");",
      "CREATE INDEX \"dispute_payment\" ON \"dispute\" USING btree (\"payment_id\");",
      "CREATE UNIQUE INDEX \"payment_card_once\" ON \"payment_card\" USING btree (\"user_id\",\"fingerprint\");",
      "CREATE INDEX \"payment_card_method\" ON \"payment_card\" USING btree (\"payment_method_id\");",
      "CREATE UNIQUE INDEX \"payment_card_default\" ON \"payment_card\" USING btree (\"user_id\") WHERE is_default;",
      "CREATE INDEX \"receivable_open\" ON \"receivable\" USING btree (\"owner_id\",\"id\") WHERE recovered < amount;",
      "CREATE UNIQUE INDEX \"payment_at_gateway\" ON \"payment\" USING btree (\"gateway\",\"gateway_payment_id\");",
      "CREATE UNIQUE INDEX \"payment_once\" ON \"payment\" USING btree (\"once_key\") WHERE status <> 'failed';"
    ]
  },
  {
    "name": "0011_tired_ricochet",
    "statements": [
      "CREATE TABLE \"hashtag\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"label\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"hashtag_label_unique\" UNIQUE(\"label\")\n);",
      "CREATE TABLE \"own_search\" (\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"keyword\" text collate \"C\" NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"own_search_user_id_keyword_pk\" PRIMARY KEY(\"user_id\",\"keyword\")\n);",
      "CREATE TABLE \"search_keyword\" (\n\t\"keyword\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"total_searches\" integer DEFAULT 0 NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"own_search\" ADD CONSTRAINT \"own_search_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"own_search_latest\" ON \"own_search\" USING btree (\"user_id\",\"updated_at\" DESC NULLS LAST);",
      "CREATE INDEX \"search_keyword_frequent\" ON \"search_keyword\" USING btree (\"total_searches\" DESC NULLS LAST,\"keyword\");",
      "CREATE INDEX \"feed_timeline\" ON \"feed\" USING btree (\"performer_id\",\"published_id\" DESC NULLS LAST) WHERE status = 'published' and hidden_at is null;",
      "CREATE INDEX \"feed_hidden\" ON \"feed\" USING btree (\"performer_id\") WHERE hidden_at is not null;",
      "CREATE INDEX \"feed_hashtags\" ON \"feed\" USING gin (\"hashtags\");",
      "CREATE INDEX \"feed_words\" ON \"feed\" USING gin (to_tsvector('simple', \"text\"));",
      "CREATE INDEX \"feed_likeness\" ON \"feed\" USING gin (lower(\"text\") gin_trgm_ops);"
    ]
  },
  {
    "name": "0012_tranquil_wolverine",
    "statements": [
      "CREATE TABLE \"upload_part\" (\n\t\"upload_id\" text collate \"C\" NOT NULL,\n\t\"offset\" bigint NOT NULL,\n\t\"size\" bigint NOT NULL,\n\t\"stored_id\" text collate \"C\" NOT NULL,\n\tCONSTRAINT \"upload_part_upload_id_offset_pk\" PRIMARY KEY(\"upload_id\",\"offset\")\n);",
      "CREATE TABLE \"upload\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"owner_id\" text collate \"C\" NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"file_name\" text NOT NULL,\n\t\"size\" bigint NOT NULL,\n\t\"offset\" bigint DEFAULT 0 NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"reel\" DROP CONSTRAINT \"reel_captions_file_id_file_id_fk\";",
      "ALTER TABLE \"video\" DROP CONSTRAINT \"video_captions_file_id_file_id_fk\";",
      "ALTER TABLE \"file\" ALTER COLUMN \"display_bytes\" SET DATA TYPE bigint;",
      "ALTER TABLE \"file\" ALTER COLUMN \"thumbnail_bytes\" SET DATA TYPE bigint;",
      "ALTER TABLE \"file\" ADD COLUMN \"kind\" text DEFAULT 'picture' NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"status\" text DEFAULT 'ready' NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"progress\" double precision DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"reason\" text;",
      "ALTER TABLE \"file\" ADD COLUMN \"attempts\" integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"worked_until\" timestamp (3) with time zone;",
      "ALTER TABLE \"file\" ADD COLUMN \"file_name\" text DEFAULT '' NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"original_mime\" text DEFAULT '' NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"original_bytes\" bigint DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"duration\" double precision;",
      "ALTER TABLE \"file\" ADD COLUMN \"poster_bytes\" bigint DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"poster_mime\" text DEFAULT 'image/webp' NOT NULL;",
      "ALTER TABLE \"file\" ADD COLUMN \"captions_file_id\" text collate \"C\";",
      "ALTER TABLE \"file\" ADD COLUMN \"captions_locale\" text;",
      "ALTER TABLE \"performer\" ADD COLUMN \"welcome_file_id\" text collate \"C\";",
      "ALTER TABLE \"performer\" ADD COLUMN \"next_welcome_file_id\" text collate \"C\";",
      "ALTER TABLE \"upload_part\" ADD CONSTRAINT \"upload_part_upload_id_upload_id_fk\" FOREIGN KEY (\"upload_id\") REFERENCES \"public\".\"upload\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"upload\" ADD CONSTRAINT \"upload_owner_id_user_id_fk\" FOREIGN KEY (\"owner_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"upload_part_stored\" ON \"upload_part\" USING btree (\"stored_id\");",
      "CREATE INDEX \"upload_expiry\" ON \"upload\" USING btree (\"expires_at\");",
      "CREATE INDEX \"upload_owner\" ON \"upload\" USING btree (\"owner_id\");",
      "ALTER TABLE \"file\" ADD CONSTRAINT \"file_captions_file_id_file_id_fk\" FOREIGN KEY (\"captions_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE set null ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"reel_file\" ON \"reel\" USING btree (\"file_id\");",
      "CREATE UNIQUE INDEX \"video_file\" ON \"video\" USING btree (\"file_id\");",
      "CREATE INDEX \"file_unfinished\" ON \"file\" USING btree (\"worked_until\") WHERE status in ('uploaded', 'processing');",
      "CREATE INDEX \"file_captions\" ON \"file\" USING btree (\"captions_file_id\");",
      "ALTER TABLE \"reel\" DROP COLUMN \"captions_file_id\";",
      "ALTER TABLE \"reel\" DROP COLUMN \"captions_locale\";",
      "ALTER TABLE \"video\" DROP COLUMN \"captions_file_id\";",
      "ALTER TABLE \"video\" DROP COLUMN \"captions_locale\";"
    ]
  },
  {
    "name": "0013_lame_malcolm_colcord",
    "statements": [
      "CREATE TABLE \"gallery_kept_photo\" (\n\t\"gallery_id\" text collate \"C\" NOT NULL,\n\t\"photo_id\" text collate \"C\" NOT NULL,\n\t\"position\" integer NOT NULL,\n\t\"left_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"gallery_kept_photo_gallery_id_photo_id_left_at_pk\" PRIMARY KEY(\"gallery_id\",\"photo_id\",\"left_at\")\n);",
      "ALTER TABLE \"gallery\" ADD COLUMN \"deleted_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"photo\" ADD COLUMN \"deleted_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"gallery_kept_photo\" ADD CONSTRAINT \"gallery_kept_photo_gallery_id_gallery_id_fk\" FOREIGN KEY (\"gallery_id\") REFERENCES \"public\".\"gallery\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"gallery_kept_photo\" ADD CONSTRAINT \"gallery_kept_photo_photo_id_photo_id_fk\" FOREIGN KEY (\"photo_id\") REFERENCES \"public\".\"photo\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"gallery_kept_photo_photo\" ON \"gallery_kept_photo\" USING btree (\"photo_id\");"
    ]
  },
  {
    "name": "0014_safe_stone_men",
    "statements": [
      "ALTER TABLE \"video\" ADD COLUMN \"deleted_at\" timestamp (3) with time zone;"
    ]
  },
  {
    "name": "0015_funny_ghost_rider",
    "statements": [
      "ALTER TABLE \"subscription\" DROP COLUMN \"coupon_code\";"
    ]
  },
  {
    "name": "0016_bright_lord_hawal",
    "statements": [
      "ALTER TABLE \"referral_earning\" ADD COLUMN \"reversed\" bigint DEFAULT 0 NOT NULL;"
    ]
  },
  {
    "name": "0017_high_leopardon",
    "statements": [
      "CREATE TABLE \"captcha_proof\" (\n\t\"proof_hash\" text PRIMARY KEY NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE INDEX \"captcha_proof_expiry\" ON \"captcha_proof\" USING btree (\"expires_at\");"
    ]
  },
  {
    "name": "0018_steady_penance",
    "statements": [
      "DROP INDEX \"feed_timeline\";",
      "ALTER TABLE \"feed\" ADD COLUMN \"deleted_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"feed_timeline\" ON \"feed\" USING btree (\"performer_id\",\"published_id\" DESC NULLS LAST) WHERE status = 'published' and hidden_at is null and deleted_at is null;"
    ]
  },
  {
    "name": "0019_sharp_spirit",
    "statements": [
      "ALTER TABLE \"report\" DROP CONSTRAINT \"report_reporter_id_user_id_fk\";",
      "ALTER TABLE \"report\" ALTER COLUMN \"reporter_id\" DROP NOT NULL;",
      "ALTER TABLE \"report\" ADD CONSTRAINT \"report_reporter_id_user_id_fk\" FOREIGN KEY (\"reporter_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE set null ON UPDATE no action;"
    ]
  },
  {
    "name": "0020_spotty_pepper_potts",
    "statements": [
      "ALTER TABLE \"product\" ADD COLUMN \"previous_file_id\" text collate \"C\";",
      "ALTER TABLE \"product\" ADD CONSTRAINT \"product_previous_file_id_file_id_fk\" FOREIGN KEY (\"previous_file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE no action ON UPDATE no action;"
    ]
  },
  {
    "name": "0021_user_names",
    "statements": [
      "CREATE INDEX \"user_name_key\" ON \"user\" USING btree (\"name_key\");"
    ]
  },
  {
    "name": "0022_retention_indexes",
    "statements": [
      "CREATE INDEX \"gateway_event_received_at\" ON \"gateway_event\" USING btree (\"received_at\");",
      "CREATE INDEX \"event_at\" ON \"event\" USING btree (\"at\");",
      "CREATE INDEX \"notification_updated_at\" ON \"notification\" USING btree (\"updated_at\");",
      "CREATE INDEX \"link_token_expires_at\" ON \"link_token\" USING btree (\"expires_at\");",
      "CREATE INDEX \"session_expires_at\" ON \"session\" USING btree (\"expires_at\");"
    ]
  },
  {
    "name": "0023_search_vocabulary",
    "statements": [
      "CREATE TABLE \"search_word_change\" (\n\t\"id\" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name \"search_word_change_id_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),\n\t\"kind\" text NOT NULL,\n\t\"words\" text[] NOT NULL,\n\t\"change\" smallint NOT NULL\n);",
      "CREATE TABLE \"search_word\" (\n\t\"kind\" text NOT NULL,\n\t\"word\" text collate \"C\" NOT NULL,\n\t\"documents\" integer NOT NULL,\n\tCONSTRAINT \"search_word_kind_word_pk\" PRIMARY KEY(\"kind\",\"word\")\n);",
      "DROP INDEX \"feed_words\";",
      "DROP INDEX \"feed_likeness\";",
      "DROP INDEX \"user_name_key\";",
      "ALTER TABLE \"performer\" ADD COLUMN \"shuffle\" double precision DEFAULT random() NOT NULL;",
      "CREATE INDEX \"search_word_prefix_1\" ON \"search_word\" USING btree (\"kind\",left(word, 1),\"documents\" DESC NULLS LAST);",
      "CREATE INDEX \"search_word_prefix_2\" ON \"search_word\" USING btree (\"kind\",left(word, 2),\"documents\" DESC NULLS LAST);",
      "CREATE INDEX \"search_word_unused\" ON \"search_word\" USING btree (\"kind\") WHERE documents <= 0;",
      "CREATE INDEX \"search_word_similar\" ON \"search_word\" USING gin (word gin_trgm_ops);",
      "CREATE INDEX \"gallery_recent\" ON \"gallery\" USING btree (\"id\" DESC NULLS LAST) WHERE total_photos > 0 and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"photo_recent\" ON \"photo\" USING btree (\"id\" DESC NULLS LAST) WHERE gallery_id is null and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"product_recent\" ON \"product\" USING btree (\"id\" DESC NULLS LAST) WHERE hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"reel_recent\" ON \"reel\" USING btree (\"id\" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null;",
      "CREATE INDEX \"video_recent\" ON \"video\" USING btree (\"id\" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"feed_recent\" ON \"feed\" USING btree (\"published_id\" DESC NULLS LAST) WHERE status = 'published' and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"performer_shuffle\" ON \"performer\" USING btree (\"shuffle\");",
      "CREATE INDEX \"performer_most_followed\" ON \"performer\" USING btree (\"total_followers\" DESC NULLS LAST,\"user_id\" DESC NULLS LAST);",
      "CREATE INDEX \"user_name\" ON \"user\" USING btree (\"name_key\" DESC NULLS LAST,\"id\" DESC NULLS LAST);"
    ]
  },
  {
    "name": "0024_search_words",
    "statements": [
      "-- The words of a text, the same in every language. ASCII punctuation is removed first, because the parser would keep\n-- \"kiln/glaze\" and \"mara.clay\" as one word: a path and a host name.\ncreate function words_of(text) returns tsvector language sql immutable parallel safe as $$\n  select to_tsvector('simple', translate($1, $chars$!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~$chars$, repeat(' ', 32)))\n$$;",
      "alter table feed add column words tsvector generated always as (words_of(text)) stored;",
      "alter table video add column words tsvector generated always as (words_of(title || ' ' || description)) stored;",
      "alter table reel add column words tsvector generated always as (words_of(text)) stored;",
      "alter table gallery add column words tsvector generated always as (words_of(title || ' ' || description)) stored;",
      "alter table photo add column words tsvector generated always as (words_of(alt || ' ' || text)) stored;",
      "alter table product add column words tsvector generated always as (words_of(title || ' ' || description)) stored;",
      "alter table performer add column words tsvector generated always as (words_of(search)) stored;",
      "-- Insert-only: a counter for each word would be a hot row that every post has to lock. Words that are not words, such as\n-- encoded data, stay outside; a search for all of it still finds it.\ncreate function note_search_words() returns trigger language plpgsql as $$\nbegin\n  if tg_op <> 'INSERT' and old.words <> '' then\n    insert into search_word_change (kind, words, change) values (tg_table_name, tsvector_to_array(old.words), -1);\n  end if;\n  if tg_op <> 'DELETE' and new.words <> '' then\n    insert into search_word_change (kind, words, change) values (tg_table_name, tsvector_to_array(new.words), 1);\n  end if;\n  return null;\nend $$;",
      "create index feed_words on feed using gin (words);",
      "create trigger feed_search_words after insert or delete on feed for each row execute function note_search_words();",
      "create trigger feed_search_words_update after update of text on feed for each row\n  when (old.words is distinct from new.words) execute function note_search_words();",
      "insert into search_word (kind, word, documents)\n  select 'feed', word, ndoc from ts_stat('select words from feed') where char_length(word) <= 40;",
      "create index video_words on video using gin (words);",
      "create trigger video_search_words after insert or delete on video for each row execute function note_search_words();",
      "create trigger video_search_words_update after update of title, description on video for each row\n  when (old.words is distinct from new.words) execute function note_search_words();",
      "insert into search_word (kind, word, documents)\n  select 'video', word, ndoc from ts_stat('select words from video') where char_length(word) <= 40;",
      "create index reel_words on reel using gin (words);",
      "create trigger reel_search_words after insert or delete on reel for each row execute function note_search_words();",
      "create trigger reel_search_words_update after update of text on reel for each row\n  when (old.words is distinct from new.words) execute function note_search_words();",
      "insert into search_word (kind, word, documents)\n  select 'reel', word, ndoc from ts_stat('select words from reel') where char_length(word) <= 40;",
      "create index gallery_words on gallery using gin (words);",
      "create trigger gallery_search_words after insert or delete on gallery for each row execute function note_search_words();",
      "create trigger gallery_search_words_update after update of title, description on gallery for each row\n  when (old.words is distinct from new.words) execute function note_search_words();",
      "insert into search_word (kind, word, documents)\n  select 'gallery', word, ndoc from ts_stat('select words from gallery') where char_length(word) <= 40;",
      "create index photo_words on photo using gin (words);",
      "create trigger photo_search_words after insert or delete on photo for each row execute function note_search_words();",
      "create trigger photo_search_words_update after update of alt, text on photo for each row\n  when (old.words is distinct from new.words) execute function note_search_words();",
      "insert into search_word (kind, word, documents)\n  select 'photo', word, ndoc from ts_stat('select words from photo') where char_length(word) <= 40;",
      "create index product_words on product using gin (words);",
      "create trigger product_search_words after insert or delete on product for each row execute function note_search_words();",
      "create trigger product_search_words_update after update of title, description on product for each row\n  when (old.words is distinct from new.words) execute function note_search_words();",
      "insert into search_word (kind, word, documents)\n  select 'product', word, ndoc from ts_stat('select words from product') where char_length(word) <= 40;",
      "create index performer_words on performer using gin (words);",
      "create trigger performer_search_words after insert or delete on performer for each row execute function note_search_words();",
      "create trigger performer_search_words_update after update of search on performer for each row\n  when (old.words is distinct from new.words) execute function note_search_words();",
      "insert into search_word (kind, word, documents)\n  select 'performer', word, ndoc from ts_stat('select words from performer') where char_length(word) <= 40;",
      "drop index performer_search;"
    ]
  },
  {
    "name": "0025_list_indexes",
    "statements": [
      "DROP INDEX \"comment_parent\";",
      "CREATE INDEX \"gallery_listed\" ON \"gallery\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST) WHERE total_photos > 0 and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"gallery_unlisted\" ON \"gallery\" USING btree (\"performer_id\") WHERE (hidden_at is not null or total_photos <= 0) and deleted_at is null;",
      "CREATE INDEX \"gallery_popular\" ON \"gallery\" USING btree (\"total_likes\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE total_photos > 0 and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"photo_listed\" ON \"photo\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST) WHERE gallery_id is null and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"photo_unlisted\" ON \"photo\" USING btree (\"performer_id\") WHERE hidden_at is not null and deleted_at is null;",
      "CREATE INDEX \"product_listed\" ON \"product\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST) WHERE hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"product_unlisted\" ON \"product\" USING btree (\"performer_id\") WHERE hidden_at is not null and deleted_at is null;",
      "CREATE INDEX \"product_popular\" ON \"product\" USING btree (\"total_likes\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"product_price_order\" ON \"product\" USING btree (\"price\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"reel_listed\" ON \"reel\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null;",
      "CREATE INDEX \"reel_unlisted\" ON \"reel\" USING btree (\"performer_id\") WHERE hidden_at is not null or ready_at is null;",
      "CREATE INDEX \"reel_performer_popular\" ON \"reel\" USING btree (\"performer_id\",\"total_views\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null;",
      "CREATE INDEX \"reel_popular\" ON \"reel\" USING btree (\"total_views\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null;",
      "CREATE INDEX \"video_listed\" ON \"video\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"video_unlisted\" ON \"video\" USING btree (\"performer_id\") WHERE hidden_at is not null or ready_at is null or deleted_at is not null;",
      "CREATE INDEX \"video_performer_popular\" ON \"video\" USING btree (\"performer_id\",\"total_views\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"video_popular\" ON \"video\" USING btree (\"total_views\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE ready_at is not null and hidden_at is null and deleted_at is null;",
      "CREATE INDEX \"comment_top\" ON \"comment\" USING btree (\"object_type\",\"object_id\",\"id\" DESC NULLS LAST) WHERE parent_id is null;",
      "CREATE INDEX \"feed_unlisted\" ON \"feed\" USING btree (\"performer_id\",\"published_id\" DESC NULLS LAST) WHERE (hidden_at is not null or status <> 'published') and deleted_at is null;",
      "CREATE INDEX \"search_keyword_prefix_1\" ON \"search_keyword\" USING btree (left(keyword, 1),\"total_searches\" DESC NULLS LAST,\"keyword\");",
      "CREATE INDEX \"search_keyword_prefix_2\" ON \"search_keyword\" USING btree (left(keyword, 2),\"total_searches\" DESC NULLS LAST,\"keyword\");",
      "CREATE INDEX \"search_keyword_prefix_3\" ON \"search_keyword\" USING btree (left(keyword, 3),\"total_searches\" DESC NULLS LAST,\"keyword\");",
      "CREATE INDEX \"country_block_country\" ON \"country_block\" USING btree (\"country_code\",\"performer_id\");",
      "CREATE INDEX \"performer_open\" ON \"performer\" USING btree (\"user_id\" DESC NULLS LAST) WHERE status = 'approved' and hidden_at is null;",
      "CREATE INDEX \"performer_newest\" ON \"performer\" USING btree (\"user_id\" DESC NULLS LAST);",
      "CREATE INDEX \"performer_closed\" ON \"performer\" USING btree (\"user_id\") WHERE status <> 'approved' or hidden_at is not null;",
      "CREATE INDEX \"user_words\" ON \"user\" USING gin (name_key gin_trgm_ops,username_key gin_trgm_ops);",
      "CREATE INDEX \"comment_parent\" ON \"comment\" USING btree (\"parent_id\",\"id\" DESC NULLS LAST);"
    ]
  },
  {
    "name": "0026_unanswered_payments",
    "statements": [
      "CREATE INDEX \"payment_unanswered\" ON \"payment\" USING btree (\"id\") WHERE status = 'pending' and not is_off_session;"
    ]
  },
  {
    "name": "0027_photo_own",
    "statements": [
      "CREATE INDEX \"photo_own\" ON \"photo\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST) WHERE hidden_at is null and deleted_at is null;"
    ]
  },
  {
    "name": "0028_search_facets",
    "statements": [
      "-- The indexes of words also have the performer and the period of each row, which is the beginning of its id: a search within\n-- one performer or among recent rows reads no row of others.\ndrop index feed_words;",
      "create index feed_words on feed using gin (words, (array[performer_id, left(published_id, 5)]));",
      "drop index video_words;",
      "create index video_words on video using gin (words, (array[performer_id, left(id, 5)]));",
      "drop index reel_words;",
      "create index reel_words on reel using gin (words, (array[performer_id, left(id, 5)]));",
      "drop index gallery_words;",
      "create index gallery_words on gallery using gin (words, (array[performer_id, left(id, 5)]));",
      "drop index photo_words;",
      "create index photo_words on photo using gin (words, (array[performer_id, left(id, 5)]));",
      "drop index product_words;",
      "create index product_words on product using gin (words, (array[performer_id, left(id, 5)]));"
    ]
  },
  {
    "name": "0029_event_actor",
    "statements": [
      "CREATE INDEX \"event_actor\" ON \"event\" USING btree ((data #>> '{notification,actor,_id}')) WHERE name = 'notification/created';"
    ]
  },
  {
    "name": "0030_user_terms",
    "statements": [
      "CREATE TABLE \"user_term\" (\n\t\"term\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\tCONSTRAINT \"user_term_term_user_id_pk\" PRIMARY KEY(\"term\",\"user_id\")\n);",
      "ALTER TABLE \"user_term\" ADD CONSTRAINT \"user_term_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"user_term_user\" ON \"user_term\" USING btree (\"user_id\");",
      "-- What a person is found by. Cut, because an entry of an index has a maximum size.\ncreate function terms_of(name_key text, username_key text) returns table (term text) language sql immutable parallel safe as $$\n  select distinct left(part, 100) from (\n    select array_to_string(words[position:], ' ') as part\n      from (select string_to_array(name_key, ' ') as words) as name, generate_subscripts(words, 1) as position\n    union all select username_key\n  ) as parts where part <> ''\n$$;",
      "create function write_user_terms() returns trigger language plpgsql as $$\nbegin\n  if tg_op = 'UPDATE' then\n    delete from user_term where user_id = new.id;\n  end if;\n  insert into user_term (term, user_id) select term, new.id from terms_of(new.name_key, new.username_key);\n  return null;\nend $$;",
      "create trigger user_terms after insert on \"user\" for each row execute function write_user_terms();",
      "create trigger user_terms_update after update of name_key, username_key on \"user\" for each row\n  when (old.name_key is distinct from new.name_key or old.username_key is distinct from new.username_key)\n  execute function write_user_terms();",
      "insert into user_term (term, user_id) select term, id from \"user\", terms_of(name_key, username_key);"
    ]
  },
  {
    "name": "0031_foreign_key_indexes",
    "statements": [
      "CREATE INDEX \"feed_poll_vote_user\" ON \"feed_poll_vote\" USING btree (\"user_id\");",
      "CREATE INDEX \"feed_poll_vote_option\" ON \"feed_poll_vote\" USING btree (\"option_id\");",
      "CREATE INDEX \"feed_poll_performer\" ON \"feed_poll\" USING btree (\"performer_id\");",
      "CREATE INDEX \"product_image_file\" ON \"product\" USING btree (\"image_file_id\") WHERE image_file_id is not null;",
      "CREATE INDEX \"product_file\" ON \"product\" USING btree (\"file_id\") WHERE file_id is not null;",
      "CREATE INDEX \"product_previous_file\" ON \"product\" USING btree (\"previous_file_id\") WHERE previous_file_id is not null;",
      "CREATE INDEX \"reel_thumbnail_file\" ON \"reel\" USING btree (\"thumbnail_file_id\") WHERE thumbnail_file_id is not null;",
      "CREATE INDEX \"video_thumbnail_file\" ON \"video\" USING btree (\"thumbnail_file_id\") WHERE thumbnail_file_id is not null;",
      "CREATE INDEX \"video_teaser_file\" ON \"video\" USING btree (\"teaser_file_id\") WHERE teaser_file_id is not null;",
      "CREATE INDEX \"comment_author\" ON \"comment\" USING btree (\"author_id\");",
      "CREATE INDEX \"comment_picture_file\" ON \"comment\" USING btree (\"picture_file_id\") WHERE picture_file_id is not null;",
      "CREATE INDEX \"feed_thumbnail_file\" ON \"feed\" USING btree (\"thumbnail_file_id\") WHERE thumbnail_file_id is not null;",
      "CREATE INDEX \"feed_teaser_file\" ON \"feed\" USING btree (\"teaser_file_id\") WHERE teaser_file_id is not null;",
      "CREATE INDEX \"file_owner\" ON \"file\" USING btree (\"owner_id\");",
      "CREATE INDEX \"sandbox_payment_method_user\" ON \"sandbox_payment_method\" USING btree (\"user_id\");",
      "CREATE INDEX \"notification_actor_actor\" ON \"notification_actor\" USING btree (\"actor_id\");",
      "CREATE INDEX \"notification_actor_id\" ON \"notification\" USING btree (\"actor_id\") WHERE actor_id is not null;",
      "CREATE INDEX \"referral_earning_referral\" ON \"referral_earning\" USING btree (\"referral_id\");",
      "CREATE INDEX \"report_appeal_user\" ON \"report_appeal\" USING btree (\"user_id\");"
    ]
  },
  {
    "name": "0032_rate_limits",
    "statements": [
      "CREATE TABLE \"rate_limit\" (\n\t\"key\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"times\" timestamp (3) with time zone[] NOT NULL,\n\t\"is_refused\" boolean NOT NULL,\n\t\"expires_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE INDEX \"rate_limit_expires_at\" ON \"rate_limit\" USING btree (\"expires_at\");"
    ]
  },
  {
    "name": "0033_count_own_items",
    "statements": [
      "CREATE INDEX \"gallery_kept\" ON \"gallery\" USING btree (\"performer_id\") WHERE deleted_at is null;",
      "CREATE INDEX \"photo_kept\" ON \"photo\" USING btree (\"performer_id\") WHERE deleted_at is null;",
      "CREATE INDEX \"product_kept\" ON \"product\" USING btree (\"performer_id\") WHERE deleted_at is null;",
      "CREATE INDEX \"reel_kept\" ON \"reel\" USING btree (\"performer_id\");",
      "CREATE INDEX \"video_kept\" ON \"video\" USING btree (\"performer_id\") WHERE deleted_at is null;",
      "CREATE INDEX \"feed_kept\" ON \"feed\" USING btree (\"performer_id\") WHERE deleted_at is null;",
      "CREATE INDEX \"reaction_bookmarked\" ON \"reaction\" USING btree (\"user_id\",\"object_type\") WHERE action = 'bookmark';"
    ]
  },
  {
    "name": "0034_subscription_withdrawn",
    "statements": [
      "ALTER TABLE \"subscription\" ADD COLUMN \"withdrawn_at\" timestamp (3) with time zone;"
    ]
  },
  {
    "name": "0035_due_retries",
    "statements": [
      "ALTER TABLE \"story\" ADD COLUMN \"removal_retry_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"feed\" ADD COLUMN \"publish_retry_at\" timestamp (3) with time zone;"
    ]
  },
  {
    "name": "0036_earnings",
    "statements": [
      "CREATE TABLE \"earning\" (\n\t\"transaction_id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"owner_id\" text collate \"C\" NOT NULL,\n\t\"amount\" bigint NOT NULL,\n\t\"payable_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"earning\" ADD CONSTRAINT \"earning_transaction_id_ledger_transaction_id_fk\" FOREIGN KEY (\"transaction_id\") REFERENCES \"public\".\"ledger_transaction\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "CREATE INDEX \"earning_owner\" ON \"earning\" USING btree (\"owner_id\",\"payable_at\",\"amount\");",
      "INSERT INTO \"earning\" (\"transaction_id\", \"owner_id\", \"amount\", \"payable_at\")\nSELECT t.id, a.owner_id, sum(e.amount), coalesce(max(r.payable_at), t.created_at + interval '7 days')\nFROM \"ledger_transaction\" t\nJOIN \"ledger_entry\" e ON e.transaction_id = t.id\nJOIN \"ledger_account\" a ON a.id = e.account_id\nLEFT JOIN \"referral_earning\" r ON t.kind = 'referral' AND r.charge_id = t.reference_id\nWHERE t.kind IN ('tip', 'purchase', 'subscription', 'referral') AND a.kind = 'earnings' AND e.amount > 0\nGROUP BY t.id, a.owner_id, t.created_at;"
    ]
  },
  {
    "name": "0037_dead_letters",
    "statements": [
      "DROP INDEX \"outbox_available\";",
      "ALTER TABLE \"outbox\" ADD COLUMN \"error\" text;",
      "ALTER TABLE \"outbox\" ADD COLUMN \"cursor\" text;",
      "ALTER TABLE \"outbox\" ADD COLUMN \"dead_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"outbox_dead\" ON \"outbox\" USING btree (\"id\") WHERE dead_at is not null;",
      "CREATE INDEX \"outbox_available\" ON \"outbox\" USING btree (\"available_at\",\"id\") WHERE dead_at is null;"
    ]
  },
  {
    "name": "0038_outbox_account",
    "statements": [
      "CREATE INDEX \"outbox_account\" ON \"outbox\" USING btree ((case topic\n  when 'mail' then lower(payload ->> 'to')\n  when 'event' then payload ->> 'channel'\n  when 'domain' then coalesce(lower(payload #>> '{event,email}'), payload #>> '{event,payerId}') end));"
    ]
  },
  {
    "name": "0039_account_closed",
    "statements": [
      "ALTER TABLE \"user\" ADD COLUMN \"closed_at\" timestamp (3) with time zone;"
    ]
  },
  {
    "name": "0040_subscriber_names",
    "statements": [
      "-- Stored events name their subscribers by the functions, which have been renamed.\n-- One subscriber published ready videos and reels; now each has its own.\nINSERT INTO \"outbox\" (\"id\", \"topic\", \"payload\", \"attempts\", \"error\", \"cursor\", \"available_at\", \"dead_at\", \"created_at\")\nSELECT left(md5(\"id\"), 24), \"topic\", jsonb_set(\"payload\", '{subscriber}', '\"publishReadyReel\"'), \"attempts\", \"error\", \"cursor\", \"available_at\", \"dead_at\", \"created_at\"\nFROM \"outbox\" WHERE \"topic\" = 'domain' AND \"payload\" ->> 'subscriber' = 'keepFilmReady';",
      "UPDATE \"outbox\" SET \"payload\" = jsonb_set(\"payload\", '{subscriber}', to_jsonb(renamed.\"to\"))\nFROM (VALUES\n\t('notifyOf', 'notifyUsers'),\n\t('keepFilmReady', 'publishReadyVideo'),\n\t('keepWelcomeReady', 'showReadyWelcomeVideo'),\n\t('dropReplaced', 'deleteReplacedDownload'),\n\t('tellOfReadyStory', 'notifyFollowersOfReadyStory'),\n\t('tellOfStory', 'notifyFollowersOfStory'),\n\t('repriceOf', 'repriceSubscriptions'),\n\t('takeShareBack', 'reverseReferralShare'),\n\t('settleOf', 'applySettledPayment'),\n\t('refundUnwanted', 'refundUnneededPayment')\n) AS renamed(\"from\", \"to\")\nWHERE \"topic\" = 'domain' AND \"payload\" ->> 'subscriber' = renamed.\"from\";"
    ]
  },
  {
    "name": "0041_notification_key",
    "statements": [
      "DROP INDEX \"notification_once\";",
      "CREATE UNIQUE INDEX \"notification_key\" ON \"notification\" USING btree (\"once_key\",\"user_id\");"
    ]
  },
  {
    "name": "0042_notification_order_status",
    "statements": [
      "ALTER TABLE \"notification\" ADD COLUMN \"order_status\" text;",
      "UPDATE \"notification\" SET \"order_status\" = split_part(\"once_key\", ':', 3) WHERE \"type\" = 'order';"
    ]
  },
  {
    "name": "0043_earning_latest",
    "statements": [
      "CREATE INDEX \"earning_latest\" ON \"earning\" USING btree (\"owner_id\",\"transaction_id\" DESC NULLS LAST);"
    ]
  },
  {
    "name": "0044_user_entered_email",
    "statements": [
      "ALTER TABLE \"user\" ADD COLUMN \"entered_email_key\" text collate \"C\";",
      "ALTER TABLE \"user\" ADD COLUMN \"entered_email_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"user_entered_email\" ON \"user\" USING btree (\"entered_email_key\",\"entered_email_at\",\"id\") WHERE entered_email_key is not null;",
      "-- Unconfirmed accounts whose address is a placeholder have not stored the address that was entered.\nUPDATE \"user\" SET \"entered_email_key\" = \"email_key\", \"entered_email_at\" = \"created_at\"\nWHERE \"email_verified_at\" IS NULL AND \"closed_at\" IS NULL AND \"email_key\" NOT LIKE '%.invalid';"
    ]
  },
  {
    "name": "0045_feed_popular",
    "statements": [
      "CREATE INDEX \"feed_performer_popular\" ON \"feed\" USING btree (\"performer_id\",\"total_likes\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE status = 'published' and hidden_at is null and deleted_at is null;"
    ]
  },
  {
    "name": "0046_comment_likes",
    "statements": [
      "CREATE TABLE \"comment_like\" (\n\t\"comment_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"comment_like_comment_id_user_id_pk\" PRIMARY KEY(\"comment_id\",\"user_id\")\n);",
      "ALTER TABLE \"comment\" ADD COLUMN \"total_likes\" integer DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"notification\" ADD COLUMN \"comment_id\" text collate \"C\";",
      "ALTER TABLE \"comment_like\" ADD CONSTRAINT \"comment_like_comment_id_comment_id_fk\" FOREIGN KEY (\"comment_id\") REFERENCES \"public\".\"comment\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"comment_like\" ADD CONSTRAINT \"comment_like_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"comment_like_user\" ON \"comment_like\" USING btree (\"user_id\",\"comment_id\");",
      "CREATE INDEX \"notification_comment_id\" ON \"notification\" USING btree (\"comment_id\") WHERE comment_id is not null;"
    ]
  },
  {
    "name": "0047_story_likes",
    "statements": [
      "ALTER TABLE \"story\" ADD COLUMN \"total_likes\" integer DEFAULT 0 NOT NULL;"
    ]
  },
  {
    "name": "0048_order_to_ship",
    "statements": [
      "CREATE INDEX \"product_order_to_ship\" ON \"product_order\" USING btree (\"performer_id\",\"id\") WHERE type = 'physical' and status in ('paid', 'processing');"
    ]
  },
  {
    "name": "0049_payouts",
    "statements": [
      "CREATE TABLE \"payout_request\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"no\" integer GENERATED ALWAYS AS IDENTITY (sequence name \"payout_request_no_seq\" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 2001 CACHE 1),\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"amount\" bigint NOT NULL,\n\t\"currency\" text NOT NULL,\n\t\"method\" text NOT NULL,\n\t\"destination\" text,\n\t\"bank_account\" jsonb,\n\t\"note\" text,\n\t\"reason\" text,\n\t\"approved_at\" timestamp (3) with time zone,\n\t\"paid_at\" timestamp (3) with time zone,\n\t\"closed_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"bank_account\" (\n\t\"user_id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"account_holder\" text NOT NULL,\n\t\"bank_name\" text NOT NULL,\n\t\"country_code\" text NOT NULL,\n\t\"currency\" text NOT NULL,\n\t\"account_number\" text NOT NULL,\n\t\"account_number_end\" text NOT NULL,\n\t\"bank_code\" text,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"bank_account\" ADD CONSTRAINT \"bank_account_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"payout_request_no\" ON \"payout_request\" USING btree (\"no\");",
      "CREATE INDEX \"payout_request_user\" ON \"payout_request\" USING btree (\"user_id\",\"id\" DESC NULLS LAST);",
      "CREATE UNIQUE INDEX \"payout_request_pending\" ON \"payout_request\" USING btree (\"user_id\") WHERE status = 'pending';",
      "CREATE INDEX \"payout_request_open\" ON \"payout_request\" USING btree (\"status\",\"id\") WHERE status in ('pending', 'approved');"
    ]
  },
  {
    "name": "0050_performer_documents",
    "statements": [
      "CREATE TABLE \"performer_application\" (\n\t\"user_id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"details\" text NOT NULL,\n\t\"reason\" text,\n\t\"decided_by\" text,\n\t\"decided_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"performer_document_read\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"read_by\" text NOT NULL,\n\t\"read_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"performer_document\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"status\" text DEFAULT 'pending' NOT NULL,\n\t\"reason\" text,\n\t\"file_id\" text collate \"C\",\n\t\"decided_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"performer_application\" ADD CONSTRAINT \"performer_application_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"performer_document_read\" ADD CONSTRAINT \"performer_document_read_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"performer_document\" ADD CONSTRAINT \"performer_document_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"performer_document\" ADD CONSTRAINT \"performer_document_file_id_file_id_fk\" FOREIGN KEY (\"file_id\") REFERENCES \"public\".\"file\"(\"id\") ON DELETE set null ON UPDATE no action;",
      "CREATE INDEX \"performer_document_read_user\" ON \"performer_document_read\" USING btree (\"user_id\");",
      "CREATE UNIQUE INDEX \"performer_document_type\" ON \"performer_document\" USING btree (\"user_id\",\"type\");",
      "CREATE INDEX \"performer_document_file\" ON \"performer_document\" USING btree (\"file_id\");",
      "CREATE INDEX \"performer_document_kept\" ON \"performer_document\" USING btree (\"created_at\") WHERE file_id is not null;"
    ]
  },
  {
    "name": "0051_payout_decided_by",
    "statements": [
      "ALTER TABLE \"payout_request\" ADD COLUMN \"decided_by\" text;"
    ]
  },
  {
    "name": "0052_bundle_discounts",
    "statements": [
      "ALTER TABLE \"performer\" ADD COLUMN \"quarterly_percent_off\" integer;",
      "ALTER TABLE \"performer\" ADD COLUMN \"half_yearly_percent_off\" integer;"
    ]
  },
  {
    "name": "0053_pinned_posts",
    "statements": [
      "ALTER TABLE \"feed\" ADD COLUMN \"pinned_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"feed_pinned\" ON \"feed\" USING btree (\"performer_id\",\"pinned_at\" DESC NULLS LAST) WHERE pinned_at is not null;"
    ]
  },
  {
    "name": "0054_expiring_posts",
    "statements": [
      "ALTER TABLE \"feed\" ADD COLUMN \"expires_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"feed\" ADD COLUMN \"expiry_retry_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"feed_expire\" ON \"feed\" USING btree (\"expires_at\") WHERE status = 'published' and expires_at is not null;"
    ]
  },
  {
    "name": "0055_earning_claims",
    "statements": [
      "DROP INDEX \"earning_owner\";",
      "ALTER TABLE \"earning\" ADD COLUMN \"frozen\" bigint DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"earning\" ADD COLUMN \"reversed\" bigint DEFAULT 0 NOT NULL;",
      "ALTER TABLE \"dispute_share\" ADD COLUMN \"claims\" jsonb DEFAULT '[]'::jsonb NOT NULL;",
      "CREATE INDEX \"earning_owner\" ON \"earning\" USING btree (\"owner_id\",\"payable_at\",\"amount\",\"frozen\",\"reversed\");",
      "-- The claims on subscriptions by card, and the reversed shares of referrers, can be derived. Those on charges that were\n-- paid with disputed tokens cannot, so that earlier disputes of top-ups have no claims.\nUPDATE \"earning\" SET \"reversed\" = LEAST(\"earning\".\"amount\", ROUND(\"earning\".\"amount\" * \"taken\".\"part\" / \"taken\".\"amount\"))\nFROM (\n  SELECT \"payment\".\"id\", \"payment\".\"amount\", \"payment\".\"posted_refund\" + COALESCE((\n    SELECT SUM(\"posted_amount\") FROM \"dispute\" WHERE \"payment_id\" = \"payment\".\"id\" AND \"posted_status\" = 'lost'), 0) AS \"part\"\n  FROM \"payment\" WHERE \"payment\".\"type\" = 'subscription' AND \"payment\".\"amount\" > 0\n) AS \"taken\"\nJOIN \"ledger_transaction\" AS \"tx\" ON \"tx\".\"kind\" = 'subscription' AND \"tx\".\"reference_id\" = \"taken\".\"id\"\nWHERE \"earning\".\"transaction_id\" = \"tx\".\"id\" AND \"taken\".\"part\" > 0;",
      "UPDATE \"dispute_share\" SET \"claims\" = jsonb_build_array(jsonb_build_object('transactionId', \"tx\".\"id\", 'amount', \"dispute_share\".\"frozen\" + \"dispute_share\".\"missing\"))\nFROM \"dispute\"\nJOIN \"payment\" ON \"payment\".\"id\" = \"dispute\".\"payment_id\" AND \"payment\".\"type\" = 'subscription'\nJOIN \"ledger_transaction\" AS \"tx\" ON \"tx\".\"kind\" = 'subscription' AND \"tx\".\"reference_id\" = \"payment\".\"id\"\nWHERE \"dispute\".\"id\" = \"dispute_share\".\"dispute_id\" AND \"dispute\".\"posted_status\" = 'open';",
      "UPDATE \"earning\" SET \"frozen\" = LEAST(\"earning\".\"amount\" - \"earning\".\"reversed\", \"claimed\".\"amount\")\nFROM (\n  SELECT \"claim\" ->> 'transactionId' AS \"id\", SUM((\"claim\" ->> 'amount')::bigint) AS \"amount\"\n  FROM \"dispute_share\", jsonb_array_elements(\"claims\") AS \"claim\" GROUP BY 1\n) AS \"claimed\" WHERE \"earning\".\"transaction_id\" = \"claimed\".\"id\";",
      "UPDATE \"earning\" SET \"reversed\" = \"referral_earning\".\"reversed\"\nFROM \"referral_earning\"\nJOIN \"ledger_transaction\" AS \"tx\" ON \"tx\".\"kind\" = 'referral' AND \"tx\".\"reference_id\" = \"referral_earning\".\"charge_id\"\nWHERE \"earning\".\"transaction_id\" = \"tx\".\"id\" AND \"referral_earning\".\"reversed\" > 0;"
    ]
  },
  {
    "name": "0056_fans",
    "statements": [
      "CREATE TABLE \"performer_fan\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"is_vip\" boolean DEFAULT false NOT NULL,\n\t\"is_muted\" boolean DEFAULT false NOT NULL,\n\t\"note\" text,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"performer_fan\" ADD CONSTRAINT \"performer_fan_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"performer_fan\" ADD CONSTRAINT \"performer_fan_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"performer_fan_once\" ON \"performer_fan\" USING btree (\"performer_id\",\"user_id\");",
      "CREATE INDEX \"performer_fan_user\" ON \"performer_fan\" USING btree (\"user_id\");",
      "CREATE INDEX \"performer_fan_vip\" ON \"performer_fan\" USING btree (\"performer_id\",\"user_id\") WHERE is_vip;",
      "CREATE INDEX \"performer_fan_muted\" ON \"performer_fan\" USING btree (\"performer_id\",\"user_id\") WHERE is_muted;",
      "CREATE INDEX \"charge_fan\" ON \"charge\" USING btree (\"performer_id\",\"payer_id\",\"amount\") WHERE status = 'paid';"
    ]
  },
  {
    "name": "0057_earning_days",
    "statements": [
      "CREATE TABLE \"earning_day\" (\n\t\"owner_id\" text collate \"C\" NOT NULL,\n\t\"day\" date NOT NULL,\n\t\"type\" text NOT NULL,\n\t\"gross\" bigint NOT NULL,\n\t\"net\" bigint NOT NULL,\n\t\"total_sales\" integer NOT NULL,\n\tCONSTRAINT \"earning_day_owner_id_day_type_pk\" PRIMARY KEY(\"owner_id\",\"day\",\"type\")\n);",
      "INSERT INTO \"earning_day\" (\"owner_id\", \"day\", \"type\", \"gross\", \"net\", \"total_sales\")\nSELECT \"earning\".\"owner_id\", (\"tx\".\"created_at\" AT TIME ZONE 'UTC')::date, COALESCE(\"charge\".\"type\", \"payment\".\"type\"),\n  SUM(ROUND(COALESCE(\"charge\".\"amount\", \"payment\".\"amount\") * (\"earning\".\"amount\" - \"earning\".\"reversed\")::numeric / \"earning\".\"amount\")),\n  SUM(\"earning\".\"amount\" - \"earning\".\"reversed\"), COUNT(*)\nFROM \"earning\"\nJOIN \"ledger_transaction\" AS \"tx\" ON \"tx\".\"id\" = \"earning\".\"transaction_id\" AND \"tx\".\"kind\" IN ('tip', 'purchase', 'subscription')\nLEFT JOIN \"charge\" ON \"charge\".\"id\" = \"tx\".\"reference_id\"\nLEFT JOIN \"payment\" ON \"payment\".\"id\" = \"tx\".\"reference_id\"\nWHERE \"earning\".\"reversed\" < \"earning\".\"amount\" AND COALESCE(\"charge\".\"amount\", \"payment\".\"amount\") IS NOT NULL\nGROUP BY 1, 2, 3;"
    ]
  },
  {
    "name": "0058_money_overview",
    "statements": [
      "DROP INDEX \"ledger_entry_account\";",
      "CREATE INDEX \"ledger_entry_account_latest\" ON \"ledger_entry\" USING btree (\"account_id\",\"transaction_id\" DESC NULLS LAST);",
      "CREATE INDEX \"receivable_owner\" ON \"receivable\" USING btree (\"owner_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"subscription_performer_created\" ON \"subscription\" USING btree (\"performer_id\",\"created_at\");",
      "CREATE INDEX \"subscription_performer_ended\" ON \"subscription\" USING btree (\"performer_id\",\"ended_at\",\"status\");"
    ]
  },
  {
    "name": "0059_promotions",
    "statements": [
      "CREATE TABLE \"promotion_use\" (\n\t\"promotion_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"subscription_id\" text collate \"C\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\tCONSTRAINT \"promotion_use_promotion_id_user_id_pk\" PRIMARY KEY(\"promotion_id\",\"user_id\")\n);",
      "CREATE TABLE \"promotion\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"performer_id\" text collate \"C\" NOT NULL,\n\t\"code\" text collate \"C\" NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"percent_off\" integer,\n\t\"free_days\" integer,\n\t\"is_link_only\" boolean NOT NULL,\n\t\"max_uses\" integer NOT NULL,\n\t\"ends_at\" timestamp (3) with time zone NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"subscription\" ADD COLUMN \"first_price\" bigint;",
      "ALTER TABLE \"promotion_use\" ADD CONSTRAINT \"promotion_use_promotion_id_promotion_id_fk\" FOREIGN KEY (\"promotion_id\") REFERENCES \"public\".\"promotion\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"promotion_use\" ADD CONSTRAINT \"promotion_use_subscription_id_subscription_id_fk\" FOREIGN KEY (\"subscription_id\") REFERENCES \"public\".\"subscription\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"promotion\" ADD CONSTRAINT \"promotion_performer_id_user_id_fk\" FOREIGN KEY (\"performer_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"promotion_use_subscription\" ON \"promotion_use\" USING btree (\"subscription_id\");",
      "CREATE UNIQUE INDEX \"promotion_code\" ON \"promotion\" USING btree (\"code\");",
      "CREATE INDEX \"promotion_performer\" ON \"promotion\" USING btree (\"performer_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"promotion_public\" ON \"promotion\" USING btree (\"performer_id\",\"ends_at\") WHERE not is_link_only;"
    ]
  },
  {
    "name": "0060_adaptive_video",
    "statements": [
      "ALTER TABLE \"file\" ADD COLUMN \"renditions\" jsonb;",
      "ALTER TABLE \"file\" ADD COLUMN \"storyboard\" jsonb;"
    ]
  },
  {
    "name": "0061_payout_account",
    "statements": [
      "CREATE TABLE \"payout_account\" (\n\t\"user_id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"gateway\" text NOT NULL,\n\t\"account_id\" text NOT NULL,\n\t\"account_end\" text NOT NULL,\n\t\"country_code\" text NOT NULL,\n\t\"status\" text NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"updated_at\" timestamp (3) with time zone NOT NULL\n);",
      "ALTER TABLE \"payout_request\" ADD COLUMN \"gateway_account_id\" text;",
      "ALTER TABLE \"performer\" ADD COLUMN \"payout_method\" text;",
      "ALTER TABLE \"payout_account\" ADD CONSTRAINT \"payout_account_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;"
    ]
  },
  {
    "name": "0062_ledger_sums",
    "statements": [
      "CREATE TABLE \"ledger_sum\" (\n\t\"account_id\" text collate \"C\" NOT NULL,\n\t\"kind\" text NOT NULL,\n\t\"is_paid_in\" boolean NOT NULL,\n\t\"amount\" bigint NOT NULL,\n\t\"total_entries\" integer NOT NULL,\n\tCONSTRAINT \"ledger_sum_account_id_kind_is_paid_in_pk\" PRIMARY KEY(\"account_id\",\"kind\",\"is_paid_in\")\n);",
      "ALTER TABLE \"ledger_sum\" ADD CONSTRAINT \"ledger_sum_account_id_ledger_account_id_fk\" FOREIGN KEY (\"account_id\") REFERENCES \"public\".\"ledger_account\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "INSERT INTO \"ledger_sum\" (\"account_id\", \"kind\", \"is_paid_in\", \"amount\", \"total_entries\")\nSELECT \"each\".\"account_id\", \"each\".\"kind\", \"each\".\"amount\" > 0, sum(\"each\".\"amount\"), count(*)\nFROM (\n\tSELECT \"entry\".\"account_id\", \"entry\".\"transaction_id\", \"made\".\"kind\", sum(\"entry\".\"amount\") AS \"amount\"\n\tFROM \"ledger_entry\" \"entry\"\n\tJOIN \"ledger_account\" \"account\" ON \"account\".\"id\" = \"entry\".\"account_id\" AND \"account\".\"is_floored\"\n\tJOIN \"ledger_transaction\" \"made\" ON \"made\".\"id\" = \"entry\".\"transaction_id\"\n\tGROUP BY 1, 2, 3\n) AS \"each\"\nWHERE \"each\".\"amount\" <> 0\nGROUP BY 1, 2, 3;"
    ]
  },
  {
    "name": "0063_media_library",
    "statements": [
      "DROP INDEX \"feed_file_file\";",
      "DROP INDEX \"file_unattached\";",
      "DROP INDEX \"photo_file\";",
      "DROP INDEX \"reel_file\";",
      "DROP INDEX \"story_file\";",
      "DROP INDEX \"video_file\";",
      "ALTER TABLE \"file\" ADD COLUMN \"released_at\" timestamp (3) with time zone;",
      "CREATE INDEX \"file_library_used\" ON \"file\" USING btree (\"owner_id\",\"kind\",\"created_at\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE attached_at is not null and purpose in ('feed-photo', 'feed-video', 'feed-audio', 'feed-teaser', 'feed-thumbnail', 'photo', 'video', 'video-thumbnail', 'video-teaser', 'reel', 'reel-thumbnail', 'story-photo', 'story-video', 'product-image');",
      "CREATE INDEX \"file_library_unused\" ON \"file\" USING btree (\"owner_id\",\"kind\",\"created_at\" DESC NULLS LAST,\"id\" DESC NULLS LAST) WHERE attached_at is null and purpose in ('feed-photo', 'feed-video', 'feed-audio', 'feed-teaser', 'feed-thumbnail', 'photo', 'video', 'video-thumbnail', 'video-teaser', 'reel', 'reel-thumbnail', 'story-photo', 'story-video', 'product-image');",
      "CREATE INDEX \"feed_file_file\" ON \"feed_file\" USING btree (\"file_id\");",
      "CREATE INDEX \"file_unattached\" ON \"file\" USING btree (\"created_at\") WHERE attached_at is null and released_at is null;",
      "CREATE INDEX \"photo_file\" ON \"photo\" USING btree (\"file_id\");",
      "CREATE INDEX \"reel_file\" ON \"reel\" USING btree (\"file_id\");",
      "CREATE INDEX \"story_file\" ON \"story\" USING btree (\"file_id\");",
      "CREATE INDEX \"video_file\" ON \"video\" USING btree (\"file_id\");"
    ]
  },
  {
    "name": "0064_feed_plan",
    "statements": [
      "ALTER TABLE \"hashtag\" ALTER COLUMN \"label\" SET DATA TYPE text collate \"C\";",
      "CREATE INDEX \"feed_planned\" ON \"feed\" USING btree (\"performer_id\",\"publish_at\") WHERE status = 'scheduled';",
      "CREATE INDEX \"feed_planned_expiry\" ON \"feed\" USING btree (\"performer_id\",\"expires_at\") WHERE expires_at is not null;",
      "-- Hashtags of posts that were published before posts stored them.\nINSERT INTO \"hashtag\" (\"id\", \"label\", \"created_at\")\nSELECT left(md5(label), 24), label, now()\nFROM (SELECT DISTINCT unnest(\"hashtags\") AS label FROM \"feed\" WHERE status = 'published' AND deleted_at IS NULL) AS used\nON CONFLICT DO NOTHING;"
    ]
  },
  {
    "name": "0065_conversations",
    "statements": [
      "CREATE TABLE \"conversation\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"first_user_id\" text collate \"C\" NOT NULL,\n\t\"second_user_id\" text collate \"C\" NOT NULL,\n\t\"latest_id\" text collate \"C\",\n\t\"last_message_id\" text collate \"C\",\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"conversation_participant\" (\n\t\"conversation_id\" text collate \"C\" NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"other_id\" text collate \"C\" NOT NULL,\n\t\"position\" text collate \"C\",\n\t\"is_request\" boolean DEFAULT false NOT NULL,\n\t\"total_unread\" integer DEFAULT 0 NOT NULL,\n\t\"seen_message_id\" text collate \"C\",\n\tCONSTRAINT \"conversation_participant_conversation_id_user_id_pk\" PRIMARY KEY(\"conversation_id\",\"user_id\")\n);",
      "CREATE TABLE \"message\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"conversation_id\" text collate \"C\" NOT NULL,\n\t\"author_id\" text collate \"C\" NOT NULL,\n\t\"text\" text NOT NULL,\n\t\"client_key\" text,\n\t\"created_at\" timestamp (3) with time zone NOT NULL,\n\t\"deleted_at\" timestamp (3) with time zone\n);",
      "ALTER TABLE \"conversation_participant\" ADD CONSTRAINT \"conversation_participant_conversation_id_conversation_id_fk\" FOREIGN KEY (\"conversation_id\") REFERENCES \"public\".\"conversation\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"message\" ADD CONSTRAINT \"message_conversation_id_conversation_id_fk\" FOREIGN KEY (\"conversation_id\") REFERENCES \"public\".\"conversation\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE UNIQUE INDEX \"conversation_pair\" ON \"conversation\" USING btree (\"first_user_id\",\"second_user_id\");",
      "CREATE INDEX \"conversation_participant_listed\" ON \"conversation_participant\" USING btree (\"user_id\",\"position\" DESC NULLS LAST) WHERE position is not null and not is_request;",
      "CREATE INDEX \"conversation_participant_requests\" ON \"conversation_participant\" USING btree (\"user_id\",\"position\" DESC NULLS LAST) WHERE is_request;",
      "CREATE INDEX \"conversation_participant_created\" ON \"conversation_participant\" USING btree (\"user_id\",\"conversation_id\" DESC NULLS LAST);",
      "CREATE INDEX \"conversation_participant_unread\" ON \"conversation_participant\" USING btree (\"user_id\") WHERE total_unread > 0;",
      "CREATE INDEX \"message_conversation\" ON \"message\" USING btree (\"conversation_id\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"message_author\" ON \"message\" USING btree (\"author_id\");",
      "CREATE UNIQUE INDEX \"message_client_key\" ON \"message\" USING btree (\"conversation_id\",\"author_id\",\"client_key\") WHERE client_key is not null;"
    ]
  },
  {
    "name": "0066_operators",
    "statements": [
      "CREATE TABLE \"audit_entry\" (\n\t\"id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"at\" timestamp (3) with time zone NOT NULL,\n\t\"operator_id\" text collate \"C\",\n\t\"operator\" text NOT NULL,\n\t\"action\" text NOT NULL,\n\t\"target_id\" text collate \"C\" NOT NULL,\n\t\"target\" text NOT NULL,\n\t\"before\" jsonb NOT NULL,\n\t\"after\" jsonb NOT NULL\n);",
      "CREATE TABLE \"recovery_code\" (\n\t\"code_hash\" text PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "CREATE TABLE \"second_factor\" (\n\t\"user_id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"secret\" text NOT NULL,\n\t\"used_step\" bigint DEFAULT 0 NOT NULL,\n\t\"enabled_at\" timestamp (3) with time zone,\n\t\"created_at\" timestamp (3) with time zone NOT NULL\n);",
      "DROP INDEX \"payout_request_open\";",
      "ALTER TABLE \"session\" ADD COLUMN \"second_factor_at\" timestamp (3) with time zone;",
      "ALTER TABLE \"user\" ADD COLUMN \"operator_access\" text;",
      "ALTER TABLE \"recovery_code\" ADD CONSTRAINT \"recovery_code_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "ALTER TABLE \"second_factor\" ADD CONSTRAINT \"second_factor_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"recovery_code_user\" ON \"recovery_code\" USING btree (\"user_id\");",
      "CREATE INDEX \"payout_request_status\" ON \"payout_request\" USING btree (\"status\",\"id\" DESC NULLS LAST);",
      "CREATE INDEX \"user_operator\" ON \"user\" USING btree (\"id\") WHERE operator_access is not null;",
      "create function refuse_audit_change() returns trigger language plpgsql as $$\nbegin\n  raise exception 'Entries of the audit log are never changed or deleted.';\nend $$;",
      "create trigger audit_entry_kept before update or delete on \"audit_entry\" for each row execute function refuse_audit_change();"
    ]
  },
  {
    "name": "0067_subscriber_totals",
    "statements": [
      "CREATE TABLE \"subscriber_total\" (\n\t\"performer_id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"total\" integer NOT NULL\n);",
      "INSERT INTO \"subscriber_total\" (\"performer_id\", \"total\")\nSELECT \"performer_id\", count(*) FROM \"subscription\"\nWHERE \"ended_at\" IS NULL AND \"status\" <> 'pending'\nGROUP BY \"performer_id\";"
    ]
  },
  {
    "name": "0068_audit_reasons",
    "statements": [
      "CREATE TABLE \"audit_reason\" (\n\t\"entry_id\" text collate \"C\" PRIMARY KEY NOT NULL,\n\t\"user_id\" text collate \"C\" NOT NULL,\n\t\"reason\" text NOT NULL\n);",
      "ALTER TABLE \"audit_entry\" ALTER COLUMN \"operator\" DROP NOT NULL;",
      "ALTER TABLE \"audit_entry\" ALTER COLUMN \"target\" DROP NOT NULL;",
      "ALTER TABLE \"audit_reason\" ADD CONSTRAINT \"audit_reason_entry_id_audit_entry_id_fk\" FOREIGN KEY (\"entry_id\") REFERENCES \"public\".\"audit_entry\"(\"id\") ON DELETE no action ON UPDATE no action;",
      "ALTER TABLE \"audit_reason\" ADD CONSTRAINT \"audit_reason_user_id_user_id_fk\" FOREIGN KEY (\"user_id\") REFERENCES \"public\".\"user\"(\"id\") ON DELETE cascade ON UPDATE no action;",
      "CREATE INDEX \"audit_reason_user\" ON \"audit_reason\" USING btree (\"user_id\");",
      "alter table \"audit_entry\" disable trigger audit_entry_kept;",
      "insert into \"audit_entry\" (id, at, operator_id, operator, action, target_id, target, before, after)\n  select read.id, read.read_at, reader.id, null, 'readPerformerDocument', read.user_id, null, '{}', jsonb_build_object('document', read.type)\n  from \"performer_document_read\" read left join \"user\" reader on reader.email = read.read_by\n  where not exists (\n    select 1 from \"audit_entry\" entry\n    where entry.action = 'readPerformerDocument' and entry.target_id = read.user_id and entry.at = read.read_at);",
      "insert into \"audit_reason\" (entry_id, user_id, reason)\n  select entry.id, person.id, entry.after ->> 'reason'\n  from \"audit_entry\" entry\n    left join \"payout_request\" payout on entry.action = 'decidePayout' and payout.id = entry.target_id\n    join \"user\" person on person.id = coalesce(payout.user_id, entry.target_id)\n  where entry.after ->> 'reason' is not null;",
      "update \"audit_entry\" set\n  operator = case when operator like 'shell:%' then operator end,\n  target = case when action = 'decidePayout' then target end,\n  before = before - 'reason',\n  after = after - 'reason';",
      "alter table \"audit_entry\" enable trigger audit_entry_kept;",
      "update \"payout_request\" set decided_by = (select id from \"user\" where email = decided_by)\n  where decided_by is not null and decided_by not like 'shell:%';",
      "update \"performer_application\" set decided_by = (select id from \"user\" where email = decided_by)\n  where decided_by is not null and decided_by not like 'shell:%';",
      "DROP TABLE \"performer_document_read\" CASCADE;",
      "create trigger audit_reason_kept before update on \"audit_reason\" for each row execute function refuse_audit_change();"
    ]
  },
  {
    "name": "0069_reports_review",
    "statements": [
      "ALTER TABLE \"report\" ADD COLUMN \"priority\" smallint DEFAULT 1 NOT NULL;",
      "ALTER TABLE \"report\" ADD COLUMN \"decided_by\" text;",
      "UPDATE \"report\" SET \"priority\" = 0 WHERE \"reason\" IN ('child-safety', 'non-consensual', 'threat');",
      "CREATE INDEX \"report_target\" ON \"report\" USING btree (\"target_id\");",
      "CREATE INDEX \"report_queue\" ON \"report\" USING btree (\"status\",\"priority\" asc nulls first,\"id\" asc nulls first);"
    ]
  }
];
