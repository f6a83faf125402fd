import { and, eq, ne, sql } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { actorOfNotification, channels, events, notificationActors, notifications } from '../../db/schema/index.ts';

/** Takes the account out of what others were told, and deletes its own channel. Numbers of events have no gap (rule W6). */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id }) => {
  await tx
    .update(notifications)
    .set({ excerpt: null })
    .where(and(eq(notifications.actorId, id), ne(notifications.type, 'reaction')));
  await tx.delete(notificationActors).where(eq(notificationActors.actorId, id));
  await tx.execute(sql`update ${events}
    set data = jsonb_set(jsonb_set(data, '{notification,actor}', 'null'), '{notification,excerpt}', 'null')
    where name = 'notification/created' and ${actorOfNotification} = ${id}`);
  await tx.delete(events).where(eq(events.channel, `user:${id}`));
  await tx.delete(channels).where(eq(channels.name, `user:${id}`));
};
