import type { HandlersOf } from '../../contract.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toPageRequest } from '../../http/paging.ts';
import { toDevelopmentMail } from './present.ts';
import { listDevelopmentMails } from './store.ts';

export const mailsHandlers = {
  async listDevelopmentMails({ db, options }, { query }) {
    if (options.mode === 'production') throw new ApiFailure('NOT_FOUND');
    const found = await listDevelopmentMails(db, query.to, toPageRequest(query));
    return { data: { ...found, data: found.data.map(toDevelopmentMail) } };
  },
} satisfies HandlersOf<'mails'>;
