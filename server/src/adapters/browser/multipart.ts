import { ApiFailure } from '../../http/failure.ts';
import type { Multipart } from '../../ports/index.ts';

/** A tab holds a form in memory; larger ones are refused with a message. */
const maximum = 100 * 1024 * 1024;

/** Multipart bodies by the browser's own parser. */
export const browserMultipart: Multipart = {
  async *parts(request) {
    const form = await request.formData().catch(() => {
      throw new ApiFailure('MALFORMED_BODY', { message: 'The form could not be read to its end.' });
    });
    for (const [name, value] of form) {
      if (typeof value === 'string') yield { kind: 'field', name, value };
      else if (value.size > maximum) {
        throw new ApiFailure('PAYLOAD_TOO_LARGE', { message: 'In a browser tab a file can be at most 100 MB.' });
      } else yield { kind: 'file', name, filename: value.name, stream: value.stream() };
    }
  },
};
