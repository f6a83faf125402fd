import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { type Storage, StorageUnavailable } from '../../ports/index.ts';

/** The settings of an S3-compatible storage. */
export interface S3Options {
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** The region of the bucket, such as `eu-central-1`. Other services than AWS often ignore it. */
  region: string;
  /** The URL of the service; undefined for AWS. */
  endpoint?: URL | undefined;
}

/** Bytes of one part of an upload. Two parts are in memory at a time. */
const partSize = 8 * 1024 * 1024;

/**
 * Time limits in milliseconds. With the number of attempts, a call without a response fails within ten seconds. A call
 * that has responded is not limited: a player that has buffered enough does not read for minutes. An upload is limited
 * by its inactivity, because a part may take long on a slow line.
 */
const limits = {
  call: { connectionTimeout: 1500, requestTimeout: 3000, throwOnRequestTimeout: true },
  upload: { connectionTimeout: 1500, socketTimeout: 5000 },
};
const maxAttempts = 2;

/** Every file that is being sent to a viewer holds a connection, so their number is not limited here. */
const agents = {
  httpAgent: { maxSockets: Number.POSITIVE_INFINITY },
  httpsAgent: { maxSockets: Number.POSITIVE_INFINITY },
};

/** The object that is written to check the storage. */
const checkKey = '.check';

/**
 * A check writes only if nothing was written for this number of milliseconds. Load balancers check every few seconds, and
 * services charge for each write.
 */
const writableMs = 60_000;

/** The beginning of the keys of all files. A bucket may contain the objects of other programs. */
const prefix = 'files/';

/** An upload that began before this number of milliseconds counts as abandoned. */
const abandonedMs = 24 * 60 * 60 * 1000;

const nameOf = (error: unknown) => (error as Error | undefined)?.name;

const toUnavailable = (error: unknown) =>
  new StorageUnavailable(`The object storage does not work (${nameOf(error)}).`, { cause: error });

/** A stream that counts its bytes, and keeps the error of its source. */
function watch(source: ReadableStream<Uint8Array>) {
  const watched = { size: 0, error: undefined as unknown, hasFailed: false };
  const reader = source.getReader();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { done, value } = await reader.read();
        if (done) return controller.close();
        watched.size += value.length;
        controller.enqueue(value);
      } catch (error) {
        Object.assign(watched, { error, hasFailed: true });
        controller.error(error);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return { watched, stream, cancel: (reason: unknown) => reader.cancel(reason).catch(() => undefined) };
}

/** Creates a storage in a bucket of AWS S3 or of another service with the same protocol. */
export function createS3Storage({ bucket, endpoint, region, ...credentials }: S3Options): Storage {
  const createClient = (requestHandler: S3ClientConfig['requestHandler']) =>
    new S3Client({
      region,
      credentials,
      maxAttempts,
      requestHandler: { ...requestHandler, ...agents },
      // Other services than AWS have neither a host name for each bucket nor all kinds of checksums.
      ...(endpoint && { endpoint: endpoint.href, forcePathStyle: true }),
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  const client = createClient(limits.call);
  const uploads = createClient(limits.upload);
  const at = (key: string) => ({ Bucket: bucket, Key: key });
  let lastWriteAt = Number.NEGATIVE_INFINITY;
  const write = async <T>(call: Promise<T>): Promise<T> => {
    try {
      const result = await call;
      lastWriteAt = Date.now();
      return result;
    } catch (error) {
      lastWriteAt = Number.NEGATIVE_INFINITY;
      throw toUnavailable(error);
    }
  };
  const orUnavailable = <T>(call: Promise<T>): Promise<T> =>
    call.catch((error) => {
      throw toUnavailable(error);
    });

  const sizeOf = async (key: string) =>
    (await orUnavailable(client.send(new HeadObjectCommand(at(key))))).ContentLength ?? 0;

  async function putStream(key: string, source: ReadableStream<Uint8Array>): Promise<number> {
    const { watched, stream, cancel } = watch(source);
    const upload = new Upload({ client: uploads, params: { ...at(key), Body: stream }, partSize, queueSize: 1 });
    try {
      await write(upload.done());
    } catch (error) {
      // An upload that its sender has aborted says nothing about the storage.
      if (watched.hasFailed) throw watched.error;
      await cancel(error);
      throw error;
    }
    return watched.size;
  }

  return {
    async put(key, body) {
      if (!(body instanceof Uint8Array)) return putStream(key, body);
      await write(uploads.send(new PutObjectCommand({ ...at(key), Body: body })));
      return body.length;
    },
    async get(key, range) {
      try {
        const { Body, ContentRange, ContentLength } = await client.send(
          new GetObjectCommand({ ...at(key), ...(range && { Range: `bytes=${range.start}-${range.end}` }) }),
        );
        const size = Number(ContentRange?.split('/')[1] ?? ContentLength);
        return Body && { body: Body.transformToWebStream() as ReadableStream<Uint8Array>, size };
      } catch (error) {
        if (nameOf(error) === 'NoSuchKey') return undefined;
        // The range begins after the end of the object, for example in an empty one.
        if (nameOf(error) === 'InvalidRange') return { body: new Uint8Array(), size: await sizeOf(key) };
        throw toUnavailable(error);
      }
    },
    async delete(key) {
      await orUnavailable(client.send(new DeleteObjectCommand(at(key))));
    },
    async check() {
      const isWritable = Date.now() - lastWriteAt < writableMs;
      if (isWritable) await orUnavailable(client.send(new HeadBucketCommand({ Bucket: bucket })));
      else await write(client.send(new PutObjectCommand({ ...at(checkKey), Body: 'check' })));
    },
    async removeUnfinished() {
      let removed = 0;
      try {
        let after: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | undefined = {};
        while (after) {
          const page: ListMultipartUploadsCommandOutput = await client.send(
            new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix, ...after }),
          );
          for (const { Key, UploadId, Initiated } of page.Uploads ?? []) {
            if (!Initiated || Date.now() - Initiated.getTime() < abandonedMs) continue;
            await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
            removed += 1;
          }
          const { NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
          after = page.IsTruncated ? { KeyMarker, UploadIdMarker } : undefined;
        }
      } catch (error) {
        throw toUnavailable(error);
      }
      return removed;
    },
  };
}
