import { describe, expect, it, vi } from 'vitest';
import { createClient } from './index.ts';
import { errorResponse, instantRetry } from './testing/fake-server.ts';
import { type ResumableOptions, resumableUpload, type UploadProgress } from './upload.ts';

const id = '0193f2a4c1d07b3e5a918c42';
const partBytes = 1000;

/** A file whose bytes differ, so that a wrong order or a gap is found. */
const bytesOf = (size: number) => Uint8Array.from({ length: size }, (_, index) => (index * 7 + (index >> 8)) % 256);
const fileOf = (size: number) => new File([bytesOf(size)], 'kiln.mp4', { type: 'video/mp4' });

type Fault = 'before the part arrives' | 'after the part has arrived' | Response;

/** A server that stores one upload, and fails on chosen parts. Records the offsets of the parts that were sent. */
function createFake(faultOf: (part: number) => Fault | undefined = () => undefined) {
  const fake = { stored: [] as number[], size: 0, sent: [] as number[], created: 0, cancelled: 0, isMissing: false };
  const answer = (status = 200) => {
    const { stored, size } = fake;
    const upload = { _id: id, kind: 'video', fileName: 'kiln.mp4', size, offset: stored.length };
    return Response.json({ data: { ...upload, isFinished: stored.length === size } }, { status });
  };
  const append = async (request: Request) => {
    const form = await request.formData();
    const offset = Number(form.get('offset'));
    const chunk = await (form.get('chunk') as File).bytes();
    fake.sent.push(offset);
    const fault = faultOf(fake.sent.length);
    if (fault === 'before the part arrives') throw new TypeError('cut');
    if (fault instanceof Response) return fault;
    if (offset !== fake.stored.length) return errorResponse(409, 'UPLOAD_OFFSET_MISMATCH');
    fake.stored.push(...chunk);
    if (fault) throw new TypeError('cut');
    return answer();
  };
  const handle = async (request: Request): Promise<Response> => {
    if (request.method === 'POST') {
      fake.created += 1;
      fake.isMissing = false;
      fake.stored = [];
      fake.size = ((await request.json()) as { size: number }).size;
      return answer(201);
    }
    if (request.method === 'DELETE') {
      fake.cancelled += 1;
      return Response.json({ data: { success: true } });
    }
    if (fake.isMissing) return errorResponse(404, 'NOT_FOUND');
    return request.method === 'PUT' ? append(request) : answer();
  };
  const client = createClient({ handle, retry: instantRetry });
  const open = (size: number, options: ResumableOptions = {}) =>
    resumableUpload(client, { kind: 'video', file: fileOf(size) }, { partBytes, retry: instantRetry, ...options });
  return { fake, open };
}

describe('the upload of a large file in parts', () => {
  it('sends the parts one after another, and reports the progress of the whole file', async () => {
    const { fake, open } = createFake();
    const seen: UploadProgress[] = [];
    expect(await open(2500).send({ onProgress: (progress) => seen.push(progress) })).toBe(id);
    expect(fake.sent).toEqual([0, 1000, 2000]);
    expect(Uint8Array.from(fake.stored)).toEqual(bytesOf(2500));
    expect(seen.every(({ loaded, total }, index) => total === 2500 && loaded >= (seen[index - 1]?.loaded ?? 0))).toBe(
      true,
    );
    expect(seen.at(-1)).toEqual({ loaded: 2500, total: 2500, fraction: 1 });
  });

  it('sends only the rest after the line was cut, whether the cut part has arrived or not', async () => {
    const cuts: Record<number, Fault> = { 2: 'before the part arrives', 4: 'after the part has arrived' };
    const { fake, open } = createFake((part) => cuts[part]);
    await open(4500).send();
    expect(fake.sent).toEqual([0, 1000, 1000, 2000, 3000, 4000]);
    expect(Uint8Array.from(fake.stored)).toEqual(bytesOf(4500));
    expect(fake.created).toBe(1);
  });

  it('ends with the same bytes after 50 cuts in a row, with growing delays', async () => {
    const pauses: number[] = [];
    const sleep = async (ms: number) => void pauses.push(ms);
    const { fake, open } = createFake((part) => (part <= 50 ? 'before the part arrives' : undefined));
    await open(3000, { retry: { ...instantRetry, sleep, times: 50 } }).send();
    expect(Uint8Array.from(fake.stored)).toEqual(bytesOf(3000));
    expect(fake.sent).toEqual([...Array(50).fill(0), 0, 1000, 2000]);
    expect(pauses.slice(0, 4)).toEqual([300, 600, 1200, 2400]);
    expect(pauses.at(-1)).toBe(10_000);
  });

  it('waits as long as the server asks for', async () => {
    const pauses: number[] = [];
    const sleep = async (ms: number) => void pauses.push(ms);
    const busy = errorResponse(503, 'UNAVAILABLE', { 'Retry-After': '7' });
    const { open } = createFake((part) => (part === 1 ? busy : undefined));
    await open(1000, { retry: { ...instantRetry, sleep } }).send();
    expect(pauses).toEqual([7000]);
  });

  it('rejects after too many attempts without progress, keeps the parts, and sends only the rest when it is called again', async () => {
    let isCut = false;
    const { fake, open } = createFake((part) => (isCut && part > 1 ? 'before the part arrives' : undefined));
    isCut = true;
    const upload = open(2500, { retry: { ...instantRetry, times: 3 } });
    await expect(upload.send()).rejects.toMatchObject({ name: 'NetworkError' });
    expect(fake.sent).toEqual([0, 1000, 1000, 1000, 1000]);
    isCut = false;
    await upload.send();
    expect(fake.sent.slice(5)).toEqual([1000, 2000]);
    expect([fake.created, fake.cancelled]).toEqual([1, 0]);
  });

  it('rejects at once if the server refuses the file', async () => {
    const { fake, open } = createFake(() => errorResponse(413, 'PAYLOAD_TOO_LARGE'));
    await expect(open(2500).send()).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' });
    expect(fake.sent).toEqual([0]);
  });

  it('starts again if the upload has expired', async () => {
    const { fake, open } = createFake((part) => (part === 2 ? errorResponse(413, 'PAYLOAD_TOO_LARGE') : undefined));
    const upload = open(2500);
    await upload.send().catch(() => undefined);
    fake.isMissing = true;
    await upload.send();
    expect(fake.sent).toEqual([0, 1000, 0, 1000, 2000]);
    expect(Uint8Array.from(fake.stored)).toEqual(bytesOf(2500));
  });

  it('deletes the parts on the server when it is cancelled', async () => {
    const { fake, open } = createFake();
    const controller = new AbortController();
    const reason = new Error('The page was left.');
    const onProgress = ({ loaded }: UploadProgress) => loaded >= 1000 && controller.abort(reason);
    await expect(open(2500).send({ signal: controller.signal, onProgress })).rejects.toBe(reason);
    await expect.poll(() => fake.cancelled).toBe(1);
  });

  it('waits while the device is offline without counting attempts, and continues when it is online', async () => {
    const { fake, open } = createFake((part) => (part === 2 ? 'before the part arrives' : undefined));
    const target = new EventTarget();
    const navigator = { onLine: true };
    vi.stubGlobal('navigator', navigator);
    vi.stubGlobal('addEventListener', target.addEventListener.bind(target));
    vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target));
    const sleep = vi.fn(async () => undefined);
    const sending = open(2500, { retry: { ...instantRetry, sleep, times: 0 } }).send({
      onProgress: ({ loaded }) => {
        if (loaded >= 1000) navigator.onLine = fake.sent.length > 2;
      },
    });
    await expect.poll(() => fake.sent.length).toBe(2);
    navigator.onLine = true;
    // The listener is added after the failed attempt was handled.
    await expect
      .poll(() => {
        target.dispatchEvent(new Event('online'));
        return fake.stored.length;
      })
      .toBe(2500);
    await sending;
    expect(sleep).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
