import { requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { readFans } from './present.ts';
import { writeFan } from './writing.ts';

export const fansHandlers = {
  async updateFan(context, { params: { id }, body }) {
    const { userId } = requireViewer(context);
    if (id === userId) throw new ApiFailure('NOT_FOUND');
    const { note, ...lists } = body;
    const changes = { ...lists, ...(note !== undefined && { note: note?.trim() || null }) };
    await context.transaction((unit) => writeFan(unit, userId, id, changes), { requiredIds: [id] });
    const fanOf = await readFans(context.db, userId, [id]);
    return { data: fanOf(id) };
  },
} satisfies HandlersOf<'fans'>;
