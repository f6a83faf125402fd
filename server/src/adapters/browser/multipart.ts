import { ApiFailure } from '../../http/failure.ts';
import type { Multipart } from '../../ports/index.ts';

/** The maximum size of a form in bytes, because a tab keeps the form in memory. */
const maximum = 100 * 1024 * 1024;

/** Reads multipart bodies with the browser's parser. */
export const browserMultipart: Multipart = {
  async *parts(request) {
    const form = await request.formData().catch(() => {
      throw new ApiFailure('MALFORMED_BODY', { reason: 'INCOMPLETE_FORM' });
    });
    for (const [name, value] of form) {
      if (typeof value === 'string') yield { kind: 'field', name, value };
      else if (value.size > maximum) {
        throw new ApiFailure('PAYLOAD_TOO_LARGE', { reason: 'FILE_TOO_LARGE_FOR_TAB' });
      } else yield { kind: 'file', name, filename: value.name, stream: value.stream() };
    }
  },
};
