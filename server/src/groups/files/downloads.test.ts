import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { outbox } from '../../db/schema/index.ts';
import { makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createTestContext } from '../../testing/context.ts';
import { createPerformer, createTestEngine, makePhoto, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { createCallFiles, fileUrl, storeDownload } from './index.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let engine: TestEngine;
let mara: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
});

afterAll(() => stopCleanly(engine));

const open = (url: string) => engine.fetch(new Request(`http://localhost${url}`));

/** Stores a file as the download of a product. */
async function store(bytes: Uint8Array, filename: string) {
  const callFiles = createCallFiles(engine.ports, mara.id);
  const stream = new Blob([bytes.slice()]).stream();
  const file = await callFiles.keep({ filename, stream }, 1_000_000_000);
  const viewer = { userId: mara.id, sessionId: '', isPerformer: true, operatorAccess: null, secondFactorAt: null };
  const context = createTestContext(engine, { viewer });
  const row = await storeDownload(context, { fields: {}, files: {}, streamed: { file } }, 'file', mara.id);
  await callFiles.release(true);
  return row;
}

describe('the download of a digital product (rules F1, M10)', needsFfmpeg, () => {
  it.each([
    ['a ZIP archive', 'Übungen "1".zip', 'application/zip'],
    ['a PDF', 'a.pdf', 'application/pdf'],
    ['a photo', 'a.jpg', 'image/jpeg'],
  ] as const)('is served only as an attachment if it is %s', async (_kind, fileName, mime) => {
    const bytesByMime = {
      'application/zip': new Uint8Array([0x50, 0x4b, 0x03, 0x04, ...new Uint8Array(60)]),
      'application/pdf': new TextEncoder().encode('%PDF-1.7\n%%EOF'),
      'image/jpeg': new Uint8Array(await (await makePhoto()).arrayBuffer()),
    };
    const { id } = await store(bytesByMime[mime], fileName);
    const response = await open(fileUrl(engine.ports, id, 'download'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, mime]);
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="/);
    expect((await open(fileUrl(engine.ports, id, 'display'))).status).toBe(404);
  });

  it('is refused if it is an SVG or HTML file', async () => {
    for (const text of ['<svg xmlns="http://www.w3.org/2000/svg"/>', '<html></html>'])
      await expect(store(new TextEncoder().encode(text), 'a.zip')).rejects.toMatchObject({
        code: 'UNSUPPORTED_MEDIA_TYPE',
      });
  });

  it('is available for a video only after its location metadata is removed', async () => {
    const video = new Uint8Array(await (await makeClip('mp4')).arrayBuffer());
    const { id, status } = await store(video, 'lesson.mp4');
    expect(status).toBe('uploaded');
    const download = () => open(fileUrl(engine.ports, id, 'download'));
    expect((await download()).status).toBe(404);
    // Deletes the effect that starts the processing, so that a due job has to start it.
    await engine.ports.database.db.delete(outbox);
    engine.clock.advance(2 * 60 * 1000);
    await engine.runDue();
    await engine.settle();
    const text = new TextDecoder('latin1').decode(await (await download()).arrayBuffer());
    expect(text).toContain('moov');
    expect(text).not.toContain('38.7223');
  });
});
