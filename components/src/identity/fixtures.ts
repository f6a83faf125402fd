import type { PerformerDocument, PerformerDocumentStatus } from '@fanlight/sdk/models';
import { ago } from '../testing/sample-times.ts';

/** Returns both documents with their statuses. */
export const documentsOf = (
  identity: PerformerDocumentStatus,
  portrait: PerformerDocumentStatus,
  reason: string | null = null,
): PerformerDocument[] =>
  (
    [
      ['identity', identity],
      ['portrait', portrait],
    ] as const
  ).map(([type, status], index) => ({
    ...{ _id: `0193f2a4c1d07b3e5a918c4${index}`, type, status },
    ...{ reason: status === 'rejected' ? reason : null, createdAt: ago({ days: 2 }) },
  }));
