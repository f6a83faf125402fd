import { api, createClient } from '@fanlight/sdk';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import { bindings } from '@fanlight/sdk/validators/bindings';
import { describe, expect, it } from 'vitest';
import { bytesOfOneRequest, createFileSender, fieldsInParts } from './large-files.ts';

const id = '0193f2a4c1d07b3e5a918c42';
const large = new File([new Uint8Array(bytesOfOneRequest + 1)], 'kiln.mp4', { type: 'video/mp4' });
const small = new File(['x'], 'kiln.png', { type: 'image/png' });
const fields = { title: 'Kiln', audience: 'public' } as const;

/** A server that records the calls, keeps the parts of one upload, and responds to the request of the item. */
function createFake(respond: (call: string) => Response = () => Response.json({ data: {} }, { status: 201 })) {
  const calls: string[] = [];
  const sent: FormData[] = [];
  let offset = 0;
  const answer = () => {
    const upload = { _id: id, kind: 'video', fileName: 'kiln.mp4', size: large.size, offset };
    return Response.json({ data: { ...upload, isFinished: offset === large.size } });
  };
  const handle = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const call = `${request.method} ${pathname.replace(id, '{id}')}`;
    calls.push(call);
    if (call === 'PUT /api/uploads/{id}') offset += ((await request.formData()).get('chunk') as File).size;
    if (call === 'DELETE /api/uploads/{id}') offset = 0;
    if (pathname.startsWith('/api/uploads')) return answer();
    sent.push(await request.formData());
    return respond(call);
  };
  const client = createClient({ handle, baseUrl: '/api' });
  return { calls, sent, send: createFileSender(client) };
}

const refuse = (statusCode: number, code: string) =>
  Response.json({ statusCode, error: 'Error', message: code, code, requestId: id }, { status: statusCode });

const create = 'POST /api/uploads';
const append = 'PUT /api/uploads/{id}';
const item = 'POST /api/performer/performer-assets/videos/upload';

describe('sending the files of an item', () => {
  it('sends small files with the other fields', async () => {
    const { calls, sent, send } = createFake();
    await send(api.uploadVideo, { options: { body: { ...fields, video: small } }, onProgress: () => undefined });
    expect(calls).toEqual([item]);
    expect([...(sent[0]?.keys() ?? [])]).toEqual(['title', 'audience', 'video']);
  });

  it('sends a large file in parts, then its id with the other fields; the progress ends with the request', async () => {
    const { calls, sent, send } = createFake();
    const seen: number[] = [];
    const body = { ...fields, video: large, thumbnail: small };
    await send(api.uploadVideo, { options: { body }, onProgress: (fraction) => seen.push(fraction) });
    expect(calls).toEqual([create, append, append, append, item]);
    expect(
      [...(sent[0]?.entries() ?? [])].map(([name, value]) => [name, value instanceof File ? 'file' : value]),
    ).toEqual([...Object.entries(fields), ['thumbnail', 'file'], ['uploadId', id]]);
    expect(seen.every((fraction, index) => fraction >= (seen[index - 1] ?? 0))).toBe(true);
    expect(seen.filter((fraction) => fraction === 1).length).toBeLessThanOrEqual(2);
    expect(seen.at(-1)).toBe(1);
  });

  it('does not send the parts again after a failure of the request', async () => {
    let isDown = true;
    const { calls, send } = createFake(() => (isDown ? refuse(422, 'VALIDATION_FAILED') : Response.json({ data: {} })));
    const attempt = () =>
      send(api.uploadVideo, { options: { body: { ...fields, video: large } }, onProgress: () => undefined });
    await expect(attempt()).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    isDown = false;
    calls.length = 0;
    await attempt();
    expect(calls).toEqual(['GET /api/uploads/{id}', item]);
  });

  it('deletes the parts of a file that the server refuses', async () => {
    const { calls, send } = createFake(() => refuse(415, 'UNSUPPORTED_MEDIA_TYPE'));
    const options = { body: { ...fields, video: large } };
    await expect(send(api.uploadVideo, { options, onProgress: () => undefined })).rejects.toMatchObject({
      status: 415,
    });
    await expect.poll(() => calls.at(-1)).toBe('DELETE /api/uploads/{id}');
  });

  it('covers exactly the file fields of the contract in whose place an uploadId can be sent', () => {
    const ids = (Object.keys(operations) as OperationId[]).filter((each) => operations[each].files.length > 0);
    const fieldsOf = (each: OperationId) => operations[each].files.filter((name: string) => name in fieldsInParts);
    const takesId = (each: OperationId) => {
      const { body } = bindings[each] as { body?: { shape?: object } };
      return 'uploadId' in (body?.shape ?? {});
    };
    expect(ids.filter((each) => fieldsOf(each).length > 0)).toEqual(ids.filter(takesId));
    expect(ids.filter(takesId).length).toBeGreaterThan(8);
  });
});
