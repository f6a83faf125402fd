create extension if not exists pg_trgm;
--> statement-breakpoint
create index performer_search on performer using gin (search gin_trgm_ops);
