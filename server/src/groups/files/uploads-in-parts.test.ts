import { api } from '@fanlight/sdk';
import type { UploadKind } from '@fanlight/sdk/models';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { uploads } from '../../db/schema/index.ts';
import { makeClip, needsFfmpeg } from '../../testing/clips.ts';
import { createPerformer, createTestEngine, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { cleanFiles } from './index.ts';

// The time limit is long, because ffmpeg is slow on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

let engine: TestEngine;
let mara: Person;

beforeAll(async () => {
  engine = await createTestEngine();
  mara = await createPerformer(engine, 'mara');
});

afterAll(() => stopCleanly(engine));

/** Returns the storage keys of uploaded files and parts, which are deleted once they are processed. */
const listOriginals = () => [...engine.storage.entries.keys()].filter((key) => key.endsWith('original'));

const readClip = async (format: 'mp4' | 'mp3' = 'mp4') => new Uint8Array(await (await makeClip(format)).arrayBuffer());

/** Uploads a file in parts of 4000 bytes; returns the finished upload. */
async function uploadInParts(bytes: Uint8Array, fileName: string, kind: UploadKind = 'video') {
  const { client } = mara;
  const created = await client.call(api.createUpload, { body: { kind, fileName, size: bytes.length } });
  const params = { id: created._id };
  for (let offset = 0; offset < bytes.length; offset += 4000) {
    const chunk = new Blob([bytes.slice(offset, offset + 4000)]);
    await client.call(api.appendUpload, { params, body: { offset, chunk } });
  }
  return client.call(api.getUpload, { params });
}

describe('a video that is uploaded in parts', needsFfmpeg, () => {
  it('is complete when all bytes have arrived, even after refused parts, and can be used only once (rule F2)', async () => {
    const { client } = mara;
    const bytes = await readClip();
    const {
      _id: uploadId,
      offset,
      isFinished,
    } = await client.call(api.createUpload, {
      body: { kind: 'video', fileName: 'tall.mp4', size: bytes.length },
    });
    expect([offset, isFinished]).toEqual([0, false]);
    const params = { id: uploadId };
    const append = (start: number, end: number) =>
      client.call(api.appendUpload, { params, body: { offset: start, chunk: new Blob([bytes.slice(start, end)]) } });
    await append(0, 5000);
    await expect(append(4000, 9000)).rejects.toMatchObject({ code: 'UPLOAD_OFFSET_MISMATCH' });
    await expect(client.call(api.uploadFeedVideo, { body: { uploadId } })).rejects.toMatchObject({
      code: 'FILE_NOT_READY',
    });
    expect(await client.call(api.getUpload, { params })).toMatchObject({ offset: 5000, isFinished: false });
    const tooLong = { offset: 5000, chunk: new Blob([bytes, bytes]) };
    await expect(client.call(api.appendUpload, { params, body: tooLong })).rejects.toMatchObject({
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(await append(5000, bytes.length)).toMatchObject({ isFinished: true });
    const { _id } = await client.call(api.uploadFeedVideo, { body: { uploadId } });
    await expect(client.call(api.uploadFeedVideo, { body: { uploadId } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const body = { text: '', audience: 'public' as const, files: [{ fileId: _id, alt: 'Tall' }] };
    const feed = await client.call(api.createFeed, { body });
    await engine.settle();
    const file = (await client.call(api.getFeed, { params: { id: feed._id } })).files[0];
    expect(file).toMatchObject({ status: 'ready', url: expect.any(String) });
    expect(listOriginals()).toEqual([]);
  });

  it('cannot be read or used by another performer (rule A5)', async () => {
    const ines = await createPerformer(engine, 'ines');
    const { _id: uploadId } = await uploadInParts(await readClip(), 'a.mp4');
    const params = { id: uploadId };
    await expect(ines.client.call(api.getUpload, { params })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const use = ines.client.call(api.uploadFeedVideo, { body: { uploadId } });
    await expect(use).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await mara.client.call(api.cancelUpload, { params });
  });

  it('can be used for a post, a story and the welcome video', async () => {
    const { client } = mara;
    const { _id: song } = await uploadInParts(await readClip('mp3'), 'a.mp3', 'audio');
    const audio = await client.call(api.uploadFeedAudio, { body: { uploadId: song } });
    const { _id: film } = await uploadInParts(await readClip('mp4'), 'a.mp4');
    await expect(client.call(api.uploadFeedAudio, { body: { uploadId: film } })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
    const story = await client.call(api.uploadStoryVideo, { body: { uploadId: film } });
    const { _id: greeting } = await uploadInParts(await readClip('mp4'), 'b.mp4');
    await client.call(api.uploadPerformerWelcomeVideo, { body: { uploadId: greeting } });
    const feed = await client.call(api.createFeed, {
      body: { text: '', audience: 'public', files: [{ fileId: audio._id, alt: 'A song' }] },
    });
    const { _id: storyId } = await client.call(api.createStory, { body: { fileId: story._id, audience: 'public' } });
    await engine.settle();
    const ready = { status: 'ready' };
    expect((await client.call(api.getFeed, { params: { id: feed._id } })).files[0]).toMatchObject(ready);
    expect((await client.call(api.getMyStory, { params: { id: storyId } })).file).toMatchObject(ready);
    expect((await client.call(api.getMyPerformer)).welcomeVideo).toMatchObject(ready);
    expect(listOriginals()).toEqual([]);
  });

  it('is deleted when its owner cancels the upload, or after a day without use', async () => {
    const bytes = await readClip();
    const cancelled = await uploadInParts(bytes, 'a.mp4');
    await mara.client.call(api.cancelUpload, { params: { id: cancelled._id } });
    await uploadInParts(bytes, 'b.mp4');
    engine.clock.advance(25 * 60 * 60 * 1000);
    await cleanFiles(engine.ports);
    expect(await engine.ports.database.db.select().from(uploads)).toEqual([]);
    expect(listOriginals()).toEqual([]);
  });
});
