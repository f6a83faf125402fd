import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { users } from '../../db/schema/index.ts';
import type { Form } from '../../http/read.ts';
import { attachFile, fileUrl, releaseFile, storePicture } from '../files/index.ts';

/** Replaces a picture, and deletes the previous one. */
export async function changePicture(context: Context, userId: string, form: Form, field: 'avatar' | 'cover') {
  const file = await storePicture(context, form, field, userId, field);
  const column = field === 'avatar' ? 'avatarFileId' : 'coverFileId';
  await context.transaction(
    async (unit) => {
      const [before] = await unit.tx.select().from(users).where(eq(users.id, userId));
      await unit.tx
        .update(users)
        .set({ [column]: file.id, updatedAt: unit.now })
        .where(eq(users.id, userId));
      await attachFile(unit.tx, file.id, unit.now);
      const old = before?.[column];
      if (old) await releaseFile(unit, old);
    },
    { strength: 'no key update' },
  );
  return { data: { url: fileUrl(context.ports, file.id, 'display'), width: file.width, height: file.height } };
}
