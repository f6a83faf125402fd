/**
 * The interfaces through which the engine uses its host. A server and a browser tab implement them in different ways.
 */
import type { KnownErrorReason } from '@fanlight/sdk/models';
import type { Reason, ReasonArguments } from '../http/messages/index.ts';
import type { Database } from './database.ts';

export { type CommitWith, type Contention, type Database, DatabaseUnavailable, type Db, type Tx } from './database.ts';

/** Returns the current time. Tests and the demo stop this clock or move it. */
export interface Clock {
  now(): Date;
}

/** Generates ids: 24 hexadecimal digits, sortable by time (rule W5). */
export interface Ids {
  next(): string;
}

/** Generates random values. */
export interface Random {
  /** Returns a text of `bytes` random bytes in base64url. */
  token(bytes: number): string;
  /** Returns a number from 0 (inclusive) to 1 (exclusive). For choices that may be predictable. */
  fraction(): number;
}

/** Hashes passwords with argon2id (rule P2). The hashes of all hosts have the same format. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(encoded: string, password: string): Promise<boolean>;
}

/** A part of an object in storage. */
export interface ByteRange {
  /** The first byte. */
  start: number;
  /** The last byte, inclusive. */
  end: number;
}

/** Thrown if no files can be written at the moment, because the storage is full, read-only or broken. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Stores files by key. The engine generates the keys, which never contain the input of a user. */
export interface Storage {
  /**
   * Stores an object atomically: if the stream is aborted, nothing is stored. Returns the number of bytes.
   *
   * @throws {StorageUnavailable} if no files can be written
   */
  put(key: string, body: Uint8Array | ReadableStream<Uint8Array>): Promise<number>;
  /** Returns undefined if the object does not exist. */
  get(
    key: string,
    range?: ByteRange,
  ): Promise<{ body: Uint8Array | ReadableStream<Uint8Array>; size: number } | undefined>;
  /** Deletes an object. Does nothing if it does not exist. */
  delete(key: string): Promise<void>;
  /**
   * Checks the storage.
   *
   * @throws {StorageUnavailable} if no files can be written
   */
  check(): Promise<void>;
  /**
   * Removes the incomplete files of killed processes, and returns their number. Undefined if the storage cannot contain
   * incomplete files.
   */
  removeUnfinished?(): Promise<number>;
}

/** One part of a multipart body. The stream of a file must be read to its end. */
export type Part =
  | { kind: 'field'; name: string; value: string }
  | { kind: 'file'; name: string; filename: string; stream: ReadableStream<Uint8Array> };

/** Reads a multipart body part by part. If the host allows, the body is not loaded into memory (rule F2). */
export interface Multipart {
  parts(request: Request): AsyncIterable<Part>;
}

/** An image in the sizes in which it is stored, without metadata (rules F1, F3). */
export interface PreparedImage {
  display: EncodedImage;
  thumbnail: EncodedImage;
  /** A blurred image as a `data:` URL. It has a few hundred bytes. */
  preview: string;
}

/** An encoded image with its size in pixels. */
export interface EncodedImage {
  bytes: Uint8Array;
  mime: string;
  width: number;
  height: number;
}

/** Thrown if an image has so many pixels that decoding it would take too much memory or time. */
export class TooManyPixels extends Error {
  override readonly name = 'TooManyPixels';

  constructor() {
    super('The image has too many pixels.');
  }
}

/**
 * Resizes images. Throws {@link TooManyPixels}, or another error if the bytes are not an image in a supported format.
 */
export interface Images {
  prepare(bytes: Uint8Array, sizes: { display: number; thumbnail: number }): Promise<PreparedImage>;
  /** Returns the image in its size and format, but without metadata (rule F1). */
  strip(bytes: Uint8Array): Promise<EncodedImage>;
}

/** A video or audio file that is to be processed. */
export interface MediaJob {
  /** `video` and `audio` convert the file to a format that every browser plays. `strip` only removes the metadata. */
  kind: 'video' | 'audio' | 'strip';
  source: ReadableStream<Uint8Array>;
  /** The media type of the source, which was detected from its bytes. */
  mime: string;
  /** The maximum duration in seconds; null if there is none. */
  maximumSeconds: number | null;
  /** Whether a video also gets renditions for HLS and a storyboard. */
  isAdaptive: boolean;
  /** Receives the progress, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** The tolerance of maximum durations: a video that was cut to the maximum is often one frame longer. */
const durationToleranceSeconds = 0.5;

/** Whether media is longer than a maximum duration, also if it is used again (rule F4). */
export const isTooLong = (seconds: number, maximumSeconds: number): boolean =>
  seconds > maximumSeconds + durationToleranceSeconds;

/** A rendition of a video for HLS. Its segments are byte ranges of one fragmented MP4 file. */
export interface PreparedRendition {
  name: 'low' | 'medium' | 'high';
  /** The size in pixels. */
  width: number;
  height: number;
  /** The highest number of bits per second of a segment. */
  bandwidth: number;
  /** The codecs as in RFC 6381, such as `avc1.64001f,mp4a.40.2`. */
  codecs: string;
  /** The playlist. It contains `{segments}` in the place of the URL of the segments' file. */
  playlist: string;
  /** The size of the segments' file. */
  bytes: number;
  open(): ReadableStream<Uint8Array>;
}

/** Small pictures of a video at regular intervals. All of them are tiles of one picture. */
export interface PreparedStoryboard {
  bytes: Uint8Array;
  mime: string;
  /** The number of seconds between two tiles. */
  interval: number;
  /** The number of tiles. */
  total: number;
  /** The number of tiles in a row. */
  columns: number;
  /** The size of a tile in pixels. */
  width: number;
  height: number;
}

/** A processed video or audio file, without metadata (rules F1, F3). */
export interface PreparedMedia {
  open(): ReadableStream<Uint8Array>;
  mime: string;
  /** The duration in seconds. */
  duration: number;
  /** The width in pixels; null for audio. */
  width: number | null;
  height: number | null;
  /** A frame of the video, in a format that the images port reads; null for audio. */
  poster: Uint8Array | null;
  /** The renditions, from the smallest to the largest; empty if the file is not adaptive or has only one size. */
  renditions: PreparedRendition[];
  storyboard: PreparedStoryboard | null;
  /** Deletes the temporary files of the processing. */
  release(): Promise<void>;
}

/** Thrown if a video or audio file cannot be processed. The owner of the file sees the reason. */
export class MediaRefusal<Code extends KnownErrorReason = KnownErrorReason> extends Error {
  override readonly name = 'MediaRefusal';
  readonly reason: Reason;

  constructor(...[reason, params]: ReasonArguments<Code>) {
    super(reason);
    this.reason = { reason, params } as Reason;
  }
}

/** Processes video and audio files for playback (rule F3). */
export interface Video {
  /** Whether files can be processed; false if ffmpeg is missing. */
  isAvailable(): Promise<boolean>;
  /** @throws {MediaRefusal} if the file cannot be processed; after any other error a retry may succeed */
  prepare(job: MediaJob): Promise<PreparedMedia>;
}

/** A mail to one e-mail address, in plain text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** The path of a page in the app; null if there is none. The host adds the origin. */
  link: string | null;
}

/** Sends mails. In demo mode, the engine stores mails in its development mailbox instead (rule P5). */
export interface Mailer {
  /**
   * @throws {MailRefused} if the mail server works, but refuses this mail
   * @throws other errors if the mail server can't be used at the moment
   */
  send(mail: Mail): Promise<void>;
}

/** Thrown if the mail server refuses one mail, for example because of its recipient, but accepts other mails. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** True if a retry would be refused, too. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent, ...options }: ErrorOptions & { isPermanent: boolean }) {
    super(message, options);
    this.isPermanent = isPermanent;
  }
}

/** The result of a captcha. It is `unreachable` if the provider did not respond. */
export type CaptchaResult = 'person' | 'machine' | 'unreachable';

/** Distinguishes people from programs. */
export interface Captcha {
  /** The public key, which the widget in the page needs. */
  siteKey: string;
  /**
   * Verifies the token that the widget has returned.
   *
   * @throws if the provider rejects the configured keys
   */
  verify(token: string, ip: string): Promise<CaptchaResult>;
}

/** An event in the form in which clients receive it (rule W6). */
export interface WireEvent {
  channel: string;
  /** The number of the event in its channel; null if the event is not stored. */
  no: number | null;
  name: string;
  data: unknown;
  at: string;
}

/** Distributes events to all processes with connections. */
export interface Broadcast {
  publish(event: WireEvent): void;
  /** Calls the listener with every event. Returns a function that unsubscribes it. */
  subscribe(listener: (event: WireEvent) => void): () => void;
}

/** A limit that allows `points` attempts in `seconds`. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** The state of a limit after an attempt. */
export interface RateLimitState {
  /** The number of seconds to wait before the next attempt; 0 if this attempt was allowed. */
  retryAfter: number;
  /** The number of attempts that are left. */
  remaining: number;
  /** The number of seconds until more attempts are left. */
  resetAfter: number;
}

/**
 * Limits attempts. Attempts are counted atomically: of any number of concurrent attempts, exactly `points` are allowed.
 * The part of a key before its first colon is its kind. All keys of a kind must have the same limit.
 */
export interface RateLimits {
  /** Counts an attempt. If the limit is reached, refuses the attempt without counting it. */
  take(key: string, limit: RateLimit): Promise<RateLimitState>;
  /** Undoes the count of the latest attempt under a key, for example of a login with the correct password. */
  uncount(key: string): Promise<void>;
}

/**
 * Signs and verifies the URLs of files and tokens (rule A3). It is synchronous, because a list contains dozens of
 * signed URLs.
 */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/**
 * Computes SHA-256 in hexadecimal digits. It is synchronous, because every call with a token needs the hash of the
 * token.
 */
export interface Hasher {
  sha256(text: string): string;
}

/** Finds the country of an IP address (rule G1). */
export interface Countries {
  /** Returns the ISO 3166-1 alpha-2 code. Null if the IP address has no country, as in a local network. */
  of(ip: string): Promise<string | null>;
}

/** Calls functions periodically. `every` returns a function that stops the calls. */
export interface Timer {
  every(milliseconds: number, task: () => Promise<void>): () => void;
}

/** Encrypts data that are stored, such as the numbers of bank accounts and identity documents. */
export interface Cipher {
  encrypt(text: string): Promise<string>;
  /** Throws if the text was not encrypted with the same secret. */
  decrypt(encrypted: string): Promise<string>;
  encryptBytes(bytes: Uint8Array): Promise<Uint8Array>;
  /** Throws if the bytes were not encrypted with the same secret. */
  decryptBytes(encrypted: Uint8Array): Promise<Uint8Array>;
}

export interface Ports {
  database: Database;
  clock: Clock;
  ids: Ids;
  random: Random;
  passwords: Passwords;
  storage: Storage;
  multipart: Multipart;
  images: Images;
  video: Video;
  mailer: Mailer | null;
  /** The captcha; null if none is required. */
  captcha: Captcha | null;
  broadcast: Broadcast;
  rateLimits: RateLimits;
  signer: Signer;
  cipher: Cipher;
  hasher: Hasher;
  countries: Countries;
  timer: Timer;
}
