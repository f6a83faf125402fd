-- The words of a text, the same in every language. ASCII punctuation is removed first, because the parser would keep
-- "kiln/glaze" and "mara.clay" as one word: a path and a host name.
create function words_of(text) returns tsvector language sql immutable parallel safe as $$
  select to_tsvector('simple', translate($1, $chars$!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~$chars$, repeat(' ', 32)))
$$;
--> statement-breakpoint
alter table feed add column words tsvector generated always as (words_of(text)) stored;
--> statement-breakpoint
alter table video add column words tsvector generated always as (words_of(title || ' ' || description)) stored;
--> statement-breakpoint
alter table reel add column words tsvector generated always as (words_of(text)) stored;
--> statement-breakpoint
alter table gallery add column words tsvector generated always as (words_of(title || ' ' || description)) stored;
--> statement-breakpoint
alter table photo add column words tsvector generated always as (words_of(alt || ' ' || text)) stored;
--> statement-breakpoint
alter table product add column words tsvector generated always as (words_of(title || ' ' || description)) stored;
--> statement-breakpoint
alter table performer add column words tsvector generated always as (words_of(search)) stored;
--> statement-breakpoint
-- Insert-only: a counter for each word would be a hot row that every post has to lock. Words that are not words, such as
-- encoded data, stay outside; a search for all of it still finds it.
create function note_search_words() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.words <> '' then
    insert into search_word_change (kind, words, change) values (tg_table_name, tsvector_to_array(old.words), -1);
  end if;
  if tg_op <> 'DELETE' and new.words <> '' then
    insert into search_word_change (kind, words, change) values (tg_table_name, tsvector_to_array(new.words), 1);
  end if;
  return null;
end $$;
--> statement-breakpoint
create index feed_words on feed using gin (words);
--> statement-breakpoint
create trigger feed_search_words after insert or delete on feed for each row execute function note_search_words();
--> statement-breakpoint
create trigger feed_search_words_update after update of text on feed for each row
  when (old.words is distinct from new.words) execute function note_search_words();
--> statement-breakpoint
insert into search_word (kind, word, documents)
  select 'feed', word, ndoc from ts_stat('select words from feed') where char_length(word) <= 40;
--> statement-breakpoint
create index video_words on video using gin (words);
--> statement-breakpoint
create trigger video_search_words after insert or delete on video for each row execute function note_search_words();
--> statement-breakpoint
create trigger video_search_words_update after update of title, description on video for each row
  when (old.words is distinct from new.words) execute function note_search_words();
--> statement-breakpoint
insert into search_word (kind, word, documents)
  select 'video', word, ndoc from ts_stat('select words from video') where char_length(word) <= 40;
--> statement-breakpoint
create index reel_words on reel using gin (words);
--> statement-breakpoint
create trigger reel_search_words after insert or delete on reel for each row execute function note_search_words();
--> statement-breakpoint
create trigger reel_search_words_update after update of text on reel for each row
  when (old.words is distinct from new.words) execute function note_search_words();
--> statement-breakpoint
insert into search_word (kind, word, documents)
  select 'reel', word, ndoc from ts_stat('select words from reel') where char_length(word) <= 40;
--> statement-breakpoint
create index gallery_words on gallery using gin (words);
--> statement-breakpoint
create trigger gallery_search_words after insert or delete on gallery for each row execute function note_search_words();
--> statement-breakpoint
create trigger gallery_search_words_update after update of title, description on gallery for each row
  when (old.words is distinct from new.words) execute function note_search_words();
--> statement-breakpoint
insert into search_word (kind, word, documents)
  select 'gallery', word, ndoc from ts_stat('select words from gallery') where char_length(word) <= 40;
--> statement-breakpoint
create index photo_words on photo using gin (words);
--> statement-breakpoint
create trigger photo_search_words after insert or delete on photo for each row execute function note_search_words();
--> statement-breakpoint
create trigger photo_search_words_update after update of alt, text on photo for each row
  when (old.words is distinct from new.words) execute function note_search_words();
--> statement-breakpoint
insert into search_word (kind, word, documents)
  select 'photo', word, ndoc from ts_stat('select words from photo') where char_length(word) <= 40;
--> statement-breakpoint
create index product_words on product using gin (words);
--> statement-breakpoint
create trigger product_search_words after insert or delete on product for each row execute function note_search_words();
--> statement-breakpoint
create trigger product_search_words_update after update of title, description on product for each row
  when (old.words is distinct from new.words) execute function note_search_words();
--> statement-breakpoint
insert into search_word (kind, word, documents)
  select 'product', word, ndoc from ts_stat('select words from product') where char_length(word) <= 40;
--> statement-breakpoint
create index performer_words on performer using gin (words);
--> statement-breakpoint
create trigger performer_search_words after insert or delete on performer for each row execute function note_search_words();
--> statement-breakpoint
create trigger performer_search_words_update after update of search on performer for each row
  when (old.words is distinct from new.words) execute function note_search_words();
--> statement-breakpoint
insert into search_word (kind, word, documents)
  select 'performer', word, ndoc from ts_stat('select words from performer') where char_length(word) <= 40;
--> statement-breakpoint
drop index performer_search;
