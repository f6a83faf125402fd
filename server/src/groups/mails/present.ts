import type { DevelopmentMail } from '@fanlight/sdk/models';
import type { DevelopmentMailRow } from './store.ts';

export const toDevelopmentMail = ({ id, to, subject, text, link, createdAt }: DevelopmentMailRow): DevelopmentMail => ({
  _id: id,
  to,
  subject,
  text,
  link,
  createdAt: createdAt.toISOString(),
});
