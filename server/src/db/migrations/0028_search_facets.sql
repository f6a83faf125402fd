-- The indexes of words also have the performer and the period of each row, which is the beginning of its id: a search within
-- one performer or among recent rows reads no row of others.
drop index feed_words;
--> statement-breakpoint
create index feed_words on feed using gin (words, (array[performer_id, left(published_id, 5)]));
--> statement-breakpoint
drop index video_words;
--> statement-breakpoint
create index video_words on video using gin (words, (array[performer_id, left(id, 5)]));
--> statement-breakpoint
drop index reel_words;
--> statement-breakpoint
create index reel_words on reel using gin (words, (array[performer_id, left(id, 5)]));
--> statement-breakpoint
drop index gallery_words;
--> statement-breakpoint
create index gallery_words on gallery using gin (words, (array[performer_id, left(id, 5)]));
--> statement-breakpoint
drop index photo_words;
--> statement-breakpoint
create index photo_words on photo using gin (words, (array[performer_id, left(id, 5)]));
--> statement-breakpoint
drop index product_words;
--> statement-breakpoint
create index product_words on product using gin (words, (array[performer_id, left(id, 5)]));
