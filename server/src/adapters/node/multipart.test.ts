import { expect, it } from 'vitest';
import { nodeMultipart } from './multipart.ts';

it('the buffered text of a form is limited to the allowed total while a file is read', async () => {
  const part = (name: string, rest: string, value: string) =>
    `--b\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n${value}\r\n`;
  const fields = Array.from({ length: 50 }, (_, no) => part(`field${no}`, '', 'a'.repeat(60_000)));
  const chunks = [part('chunk', '; filename="a"', 'file'), ...fields, '--b--\r\n'];
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  const body = new ReadableStream({
    pull(controller) {
      const chunk = chunks.shift();
      if (chunk) return controller.enqueue(new TextEncoder().encode(chunk));
      controller.close();
      resolve();
    },
  });
  const headers = { 'content-type': 'multipart/form-data; boundary=b' };
  const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
  const request = new Request('http://localhost', init);
  const parts = nodeMultipart.parts(request)[Symbol.asyncIterator]();
  const { value: first } = await parts.next();
  expect(first).toMatchObject({ kind: 'file', name: 'chunk' });
  for await (const _ of first.stream);
  // Simulates a slow storage, which does not read the file before this point.
  await arrived;
  expect(await parts.next()).toMatchObject({ value: { name: 'field0' } });
  await expect(parts.next()).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
});
