/** Everything that the engine needs from where it runs. An engine in a browser tab has the same ports with other sides. */
import type { KnownErrorReason } from '@fanlight/sdk/models';
import type { Reason, ReasonArguments } from '../http/messages/index.ts';
import type { Database } from './database.ts';

export { type CommitWith, type Contention, type Database, DatabaseUnavailable, type Db, type Tx } from './database.ts';

/** Tells the time. Tests and the demo world hold it still or move it. */
export interface Clock {
  now(): Date;
}

/** Makes ids: 24 hexadecimal digits, sortable by time (rule W5). */
export interface Ids {
  next(): string;
}

/** Unpredictable secrets. */
export interface Random {
  /** `bytes` random bytes as base64url. */
  token(bytes: number): string;
  /** A number from 0 (inclusive) to 1 (exclusive), for choices that are no secret. */
  fraction(): number;
}

/** Hashes passwords with argon2id (rule P2). Both sides write the same encoded form. */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(encoded: string, password: string): Promise<boolean>;
}

/** A part of an object in storage. */
export interface ByteRange {
  /** First byte. */
  start: number;
  /** Last byte, inclusive. */
  end: number;
}

/** Storage takes no files at the moment: it is full, read-only or broken. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';
}

/** Keeps files by key. Keys are made by the engine and never by a person. */
export interface Storage {
  /**
   * Keeps an object, whole or not at all: a stream that breaks off leaves nothing behind. Answers how many bytes it has.
   *
   * @throws {StorageUnavailable} when no files can be written
   */
  put(key: string, body: Uint8Array | ReadableStream<Uint8Array>): Promise<number>;
  /** Undefined where there is no such object. */
  get(
    key: string,
    range?: ByteRange,
  ): Promise<{ body: Uint8Array | ReadableStream<Uint8Array>; size: number } | undefined>;
  /** Does nothing where there is no such object. */
  delete(key: string): Promise<void>;
  /** @throws {StorageUnavailable} when no files can be written */
  check(): Promise<void>;
  /** Removes what killed processes left half written; left out where nothing is. Answers how many files were removed. */
  removeUnfinished?(): Promise<number>;
}

/** One part of a multipart body. Each file has to be read to its end. */
export type Part =
  | { kind: 'field'; name: string; value: string }
  | { kind: 'file'; name: string; filename: string; stream: ReadableStream<Uint8Array> };

/** Reads a multipart body part by part, never whole into memory where the host can help it (rule F2). */
export interface Multipart {
  parts(request: Request): AsyncIterable<Part>;
}

/** A picture, made ready to be shown; metadata is gone (rules F1, F3). */
export interface PreparedImage {
  display: EncodedImage;
  thumbnail: EncodedImage;
  /** A blurred picture of a few hundred bytes as a data address. */
  preview: string;
}

/** Bytes of a picture with its size in pixels. */
export interface EncodedImage {
  bytes: Uint8Array;
  mime: string;
  width: number;
  height: number;
}

/** Makes the sizes of a picture. Throws when the bytes are no picture that it knows. */
export interface Images {
  prepare(bytes: Uint8Array, sizes: { display: number; thumbnail: number }): Promise<PreparedImage>;
  /** The same picture in its own size and format, without metadata (rule F1). */
  strip(bytes: Uint8Array): Promise<EncodedImage>;
}

/** What is to be made of a film or a sound. */
export interface MediaJob {
  /** `video` makes a film that every browser plays, `audio` a sound; `strip` only takes the metadata away. */
  kind: 'video' | 'audio' | 'strip';
  source: ReadableStream<Uint8Array>;
  /** The type of the source, by its bytes. */
  mime: string;
  /** Seconds that it may last; null for no bound. */
  maximumSeconds: number | null;
  /** Hears how far it is, from 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

/** A film or a sound, ready to be played; metadata is gone (rules F1, F3). */
export interface PreparedMedia {
  open(): ReadableStream<Uint8Array>;
  mime: string;
  /** Seconds. */
  duration: number;
  /** Null for a sound. */
  width: number | null;
  height: number | null;
  /** A picture of the film, in any format that the images port reads; null for a sound. */
  poster: Uint8Array | null;
  /** Gives back what it holds. */
  release(): Promise<void>;
}

/** A film or a sound can't be prepared, for a reason that its owner is told. */
export class MediaRefusal<Code extends KnownErrorReason = KnownErrorReason> extends Error {
  override readonly name = 'MediaRefusal';
  readonly reason: Reason;

  constructor(...[reason, params]: ReasonArguments<Code>) {
    super(reason);
    this.reason = { reason, params } as Reason;
  }
}

/** Prepares films and sounds for playback (rule F3). */
export interface Video {
  /** Whether anything can be prepared here: false where ffmpeg is missing. */
  isAvailable(): Promise<boolean>;
  /** @throws {MediaRefusal} when it can't be prepared; anything else may go better at another try */
  prepare(job: MediaJob): Promise<PreparedMedia>;
}

/** A mail to one person, as text. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  /** A path of the site that the mail is about; hosts make it absolute. */
  link: string | null;
}

/** Sends mail out. In demo mode the engine keeps mails in its development mailbox instead (rule P5). */
export interface Mailer {
  /**
   * @throws {MailRefused} when the mail server works and does not take this mail
   * @throws other errors when the mail server can't be used at the moment
   */
  send(mail: Mail): Promise<void>;
}

/** The mail server refuses one mail, such as for its recipient; it takes others. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  /** True when sending it again is refused again. */
  readonly isPermanent: boolean;

  constructor(message: string, { isPermanent, ...options }: ErrorOptions & { isPermanent: boolean }) {
    super(message, options);
    this.isPermanent = isPermanent;
  }
}

/** What a captcha says of who solved it; `unreachable` where its provider could not be asked. */
export type CaptchaResult = 'person' | 'machine' | 'unreachable';

/** Tells people from machines. */
export interface Captcha {
  /** What its widget in the page is opened with; no secret. */
  siteKey: string;
  /**
   * Who solved it, by what the widget handed over.
   *
   * @throws when the provider does not take our keys
   */
  verify(token: string, ip: string): Promise<CaptchaResult>;
}

/** An event as it goes over the wire (rule W6). */
export interface WireEvent {
  channel: string;
  /** Null where it is not kept. */
  no: number | null;
  name: string;
  data: unknown;
  at: string;
}

/** Brings events to who is connected. */
export interface Broadcast {
  publish(event: WireEvent): void;
  /** Hears every event; answers how to stop. */
  subscribe(listener: (event: WireEvent) => void): () => void;
}

/** How many attempts are allowed in how many seconds. */
export interface RateLimit {
  points: number;
  seconds: number;
}

/** What is left of a limit after an attempt. */
export interface RateLimitState {
  /** Seconds to wait before the next attempt; 0 where this one was counted. */
  retryAfter: number;
  /** Attempts that are left. */
  remaining: number;
  /** Seconds until more attempts are left. */
  resetAfter: number;
}

/**
 * Limits attempts. An implementation counts before it answers, atomically: of any number of concurrent attempts exactly
 * `points` are allowed. What stands before the first colon of a key is its kind; all keys of a kind have one limit.
 */
export interface RateLimits {
  /** Counts an attempt, or refuses it, uncounted. */
  take(key: string, limit: RateLimit): Promise<RateLimitState>;
  /** Takes back the latest attempt of a key, such as a password that was right. */
  giveBack(key: string): Promise<void>;
}

/** Signs and checks what is handed out (rule A3). Synchronous: a page of a list has dozens of signed addresses. */
export interface Signer {
  sign(text: string): string;
  verify(text: string, signature: string): boolean;
}

/** SHA-256, hexadecimal. Synchronous: every call with a token hashes it. */
export interface Hasher {
  sha256(text: string): string;
}

/** Says in which country an internet address seems to be (rule G1). */
export interface Countries {
  /** ISO 3166-1 alpha-2; null for addresses of no country, such as those of a local network. */
  of(ip: string): Promise<string | null>;
}

/** Calls a function again and again until told to stop. */
export interface Timer {
  every(milliseconds: number, task: () => Promise<void>): () => void;
}

/** All of them. */
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
  /** Null where nobody is asked whether they are a person. */
  captcha: Captcha | null;
  broadcast: Broadcast;
  rateLimits: RateLimits;
  signer: Signer;
  hasher: Hasher;
  countries: Countries;
  timer: Timer;
}
