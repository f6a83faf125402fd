import { ApiError, api } from '@fanlight/sdk';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { files } from '../../db/schema/index.ts';
import { MediaRefusal, type Video } from '../../ports/index.ts';
import {
  createFan,
  createPerformer,
  createTestEngine,
  giveTokens,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { openFile } from '../../testing/viewers.ts';

/** Returns a file that begins like an audio file, and whose content is invalid. */
const sound = (name: string) => new File(['ID3', new Uint8Array(64)], name, { type: 'audio/mpeg' });
const pdf = (name: string) => new File(['%PDF-1.7\n%%EOF'], name, { type: 'application/pdf' });

let engine: TestEngine;
/** Simulates the processing of the next audio file. */
let prepare: Video['prepare'];

beforeEach(async () => {
  engine = await createTestEngine({
    ports: { video: { isAvailable: async () => true, prepare: (job) => prepare(job) } },
  });
});

afterEach(() => stopCleanly(engine));

const done: Video['prepare'] = async () => ({
  open: () => new Blob(['sound']).stream(),
  mime: 'audio/mpeg',
  duration: 1,
  width: null,
  height: null,
  poster: null,
  renditions: [],
  storyboard: null,
  release: async () => undefined,
});

async function sell() {
  const mara = await createPerformer(engine, 'mara.clay');
  const noor = await createFan(engine, 'noor');
  const body = { title: 'Forty glaze recipes', type: 'digital' as const, price: 8, file: pdf('first.pdf') };
  const params = { id: (await mara.client.call(api.createProduct, { body }))._id };
  await giveTokens(engine, noor.id, 8_00);
  await noor.client.call(api.buyProduct, { params, body: {} });
  const replace = (file: File) => mara.client.call(api.updateProduct, { params, body: { file } });
  const link = () => noor.client.call(api.getProductDownloadLink, { params });
  const countFiles = () => engine.ports.database.db.$count(files, eq(files.purpose, 'product-file'));
  return { mara, replace, link, countFiles };
}

it('a new download replaces the previous download immediately if the new file needs no processing', async () => {
  const { replace, link, countFiles } = await sell();
  await replace(pdf('second.pdf'));
  expect([(await link()).fileName, await countFiles()]).toEqual(['second.pdf', 1]);
});

it('buyers get the previous download until the new download is ready (rules A4, M4)', async () => {
  const { replace, link, countFiles } = await sell();
  prepare = async () => {
    throw new MediaRefusal('MEDIA_WITHOUT_SOUND');
  };
  await replace(sound('broken.mp3'));
  await engine.settle();
  const previous = await link();
  expect(previous.fileName).toBe('first.pdf');
  expect((await openFile(engine, previous.url)).status).toBe(200);
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  prepare = async (job) => {
    await released;
    return done(job);
  };
  await replace(sound('second.mp3'));
  expect([(await link()).fileName, await countFiles()]).toEqual(['first.pdf', 2]);
  release?.();
  await engine.settle();
  expect([(await link()).fileName, await countFiles()]).toEqual(['second.mp3', 1]);
  expect((await openFile(engine, (await link()).url)).status).toBe(200);
});

it('buyers keep the previous download if the performer’s account is deleted after a failed replacement (rule P8)', async () => {
  const { mara, replace, link } = await sell();
  prepare = async () => {
    throw new MediaRefusal('MEDIA_WITHOUT_SOUND');
  };
  await replace(sound('broken.mp3'));
  await engine.settle();
  await mara.client.call(api.deletePerformer, { params: { id: mara.id }, body: { password } });
  await engine.settle();
  expect((await openFile(engine, (await link()).url)).status).toBe(200);
});

it('a change of a deleted product is refused with 404', async () => {
  const { mara, replace } = await sell();
  const [product] = (await mara.client.call(api.listMyProducts)).data;
  await mara.client.call(api.deleteProduct, { params: { id: product?._id ?? '' } });
  const code = await replace(pdf('second.pdf')).catch((error) => (error instanceof ApiError ? error.code : error));
  expect(code).toBe('NOT_FOUND');
});
