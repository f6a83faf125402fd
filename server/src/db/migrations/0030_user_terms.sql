CREATE TABLE "user_term" (
	"term" text collate "C" NOT NULL,
	"user_id" text collate "C" NOT NULL,
	CONSTRAINT "user_term_term_user_id_pk" PRIMARY KEY("term","user_id")
);
--> statement-breakpoint
ALTER TABLE "user_term" ADD CONSTRAINT "user_term_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "user_term_user" ON "user_term" USING btree ("user_id");--> statement-breakpoint
-- What a person is found by. Cut, because an entry of an index has a maximum size.
create function terms_of(name_key text, username_key text) returns table (term text) language sql immutable parallel safe as $$
  select distinct left(part, 100) from (
    select array_to_string(words[position:], ' ') as part
      from (select string_to_array(name_key, ' ') as words) as name, generate_subscripts(words, 1) as position
    union all select username_key
  ) as parts where part <> ''
$$;
--> statement-breakpoint
create function write_user_terms() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from user_term where user_id = new.id;
  end if;
  insert into user_term (term, user_id) select term, new.id from terms_of(new.name_key, new.username_key);
  return null;
end $$;
--> statement-breakpoint
create trigger user_terms after insert on "user" for each row execute function write_user_terms();
--> statement-breakpoint
create trigger user_terms_update after update of name_key, username_key on "user" for each row
  when (old.name_key is distinct from new.name_key or old.username_key is distinct from new.username_key)
  execute function write_user_terms();
--> statement-breakpoint
insert into user_term (term, user_id) select term, id from "user", terms_of(name_key, username_key);
