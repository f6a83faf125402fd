import { visit } from './visit.js';

/** A PNG of one pixel. Bytes are added after it, to make the file as large as requested. */
const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const photo = async (bytes: number): Promise<Blob> =>
  new File([Buffer.from(point, 'base64'), new Uint8Array(bytes)], 'point.png', { type: 'image/png' });

const { ORIGIN = '', FAN = '', PERFORMER = '', PASSWORD = '' } = process.env;
const result = await visit({ origin: ORIGIN, fan: FAN, performer: PERFORMER, password: PASSWORD }, photo);
console.log(JSON.stringify(result));
