CREATE INDEX "outbox_account" ON "outbox" USING btree ((case topic
  when 'mail' then lower(payload ->> 'to')
  when 'event' then payload ->> 'channel'
  when 'domain' then coalesce(lower(payload #>> '{event,email}'), payload #>> '{event,payerId}') end));