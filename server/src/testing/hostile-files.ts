import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { crc32, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { makeClip } from './clips.ts';
import { makePhoto } from './index.ts';

/** A text in the metadata of photos and videos. No served file may contain it. */
export const secretOfCamera = 'FanCamera 38.7223';
/** A script that polyglot files contain. */
export const script = '<script>alert(document.domain)</script>';

const text = (content: string, name: string, type: string) => new File([content], name, { type });
const bytesOf = async (blob: Blob) => Buffer.from(await blob.arrayBuffer());

function pngChunk(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  data.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** Creates a valid PNG of 110 kB whose 900 million pixels all are black. */
export function makeHugePng(edge = 30_000): File {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(edge * (1 + edge / 8)));
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', rows), pngChunk('IEND', Buffer.alloc(0))];
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return new File([Buffer.concat([signature, ...chunks])], 'huge.png', { type: 'image/png' });
}

/** Creates a ZIP of 400 kB with one file of 400 MB. */
export function makeZipBomb(size = 400_000_000): File {
  const content = Buffer.alloc(size);
  const packed = deflateRawSync(content);
  const name = Buffer.from('bomb');
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(8, 4);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(size, 18);
  fields.writeUInt16LE(name.length, 22);
  const directory = Buffer.concat([Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, Buffer.alloc(14), name]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(30 + name.length + packed.length, 16);
  return new File([Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed, directory, end], 'bomb.zip');
}

/** Returns files that no field accepts. Those that refer to an address refer to `origin`. */
export async function makeRefusedFiles(origin: string): Promise<Record<string, File>> {
  const photo = await bytesOf(await makePhoto());
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><image href="${origin}/a.png"/>${script}</svg>`;
  const playlist = `#EXTM3U\n#EXT-X-TARGETDURATION:1\n#EXTINF:1,\n${origin}/a.ts\n#EXT-X-ENDLIST\n`;
  const manifest = `<?xml version="1.0"?><MPD><Period><BaseURL>${origin}/</BaseURL></Period></MPD>`;
  return {
    'HTML as JPEG': text(`<!doctype html>${script}`, 'a.jpg', 'image/jpeg'),
    'HTML as MP4': text(`<!doctype html>${script}`, 'a.mp4', 'video/mp4'),
    'SVG with a script': text(svg, 'a.svg', 'image/svg+xml'),
    'SVG with a script as PNG': text(svg, 'a.png', 'image/png'),
    'XML with an external entity': text(
      `<?xml version="1.0"?><!DOCTYPE a SYSTEM "${origin}/a">`,
      'a.pdf',
      'application/pdf',
    ),
    'HLS playlist as MP4': text(playlist, 'a.mp4', 'video/mp4'),
    'HLS playlist of local files': text(playlist.replace(`${origin}/a.ts`, '/etc/passwd'), 'a.mp4', 'video/mp4'),
    'list for ffmpeg': text(`ffconcat version 1.0\nfile '${origin}/a.mp4'\n`, 'a.mp4', 'video/mp4'),
    'DASH manifest': text(manifest, 'a.mp4', 'video/mp4'),
    program: new File([Buffer.concat([Buffer.from('MZ'), Buffer.alloc(5000)])], 'a.exe', { type: 'image/png' }),
    'truncated JPEG': new File([photo.subarray(0, 200)], 'a.jpg', { type: 'image/jpeg' }),
    'PNG of 30,000 × 30,000 pixels': makeHugePng(),
  };
}

/** Creates a JPEG with a place, a camera and a rotation in its metadata, and a script behind its end. */
export async function makePolyglotPhoto(): Promise<File> {
  const image = sharp({ create: { width: 320, height: 240, channels: 3, background: '#c86432' } }).jpeg();
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '38/1 43/1 2028/100' };
  const bytes = await image
    .withExif({ IFD0: { Make: secretOfCamera }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  return new File([bytes, script], 'photo.jpg', { type: 'image/jpeg' });
}

/** Creates a video with a place in its metadata, and an atom that contains a script. */
export async function makePolyglotVideo(): Promise<File> {
  const clip = await bytesOf(await makeClip('mp4', { size: '64x36' }));
  const atom = Buffer.alloc(8 + script.length);
  atom.writeUInt32BE(atom.length, 0);
  atom.write(`free${script}`, 4);
  return new File([clip, atom], 'video.mp4', { type: 'video/mp4' });
}

/** Creates an MP3 with an attached picture that contains a place. */
export async function makeSongWithCover(): Promise<File> {
  const folder = await mkdtemp(join(tmpdir(), 'fanlight-song-'));
  const at = (name: string) => join(folder, name);
  try {
    await writeFile(at('song.mp3'), await bytesOf(await makeClip('mp3')));
    await writeFile(at('cover.jpg'), await bytesOf(await makePolyglotPhoto()));
    const inputs = ['-i', at('song.mp3'), '-i', at('cover.jpg'), '-map', '0', '-map', '1', '-c', 'copy'];
    await promisify(execFile)(process.env.FFMPEG_PATH || 'ffmpeg', ['-v', 'error', ...inputs, at('both.mp3')]);
    return new File([await readFile(at('both.mp3'))], 'song.mp3', { type: 'audio/mpeg' });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
