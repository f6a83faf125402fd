// The Node host. It reads the environment, starts the platform, and completes the work in progress when it is stopped.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { FolderInUse, requireFreeFolder } from '../adapters/node/folder-lock.ts';
import { createLogger, logFailure, logLevels } from '../adapters/node/log.ts';
import { StartRefusal } from '../adapters/node/start-refusal.ts';
import type { HostOptions } from './host.ts';

const { env } = process;
const logger = createLogger({ level: readLogLevel() });

/** The settings of Stripe. Either all of them or none must be set. */
const stripeVariables = [
  ['STRIPE_SECRET_KEY', 'the key of the card payment gateway'],
  ['STRIPE_PUBLISHABLE_KEY', 'the key of the payment form in the browser'],
  ['STRIPE_WEBHOOK_SECRET', "the key that signs Stripe's webhook events"],
] as const;

/** The settings of reCAPTCHA. Either all of them or none must be set. */
const recaptchaVariables = [
  ['RECAPTCHA_SITE_KEY', 'the key of the captcha in the browser'],
  ['RECAPTCHA_SECRET_KEY', 'the key that verifies solved captchas'],
] as const;

/** The settings of an S3-compatible storage. Either all of them or none must be set. */
const s3Variables = [
  ['S3_BUCKET', 'the bucket of the files'],
  ['S3_ACCESS_KEY_ID', 'the key that may read, write and delete its objects'],
  ['S3_SECRET_ACCESS_KEY', 'the secret of this key'],
] as const;

/** Returns the missing settings without which the production mode does not start (rule P9). */
function missingInProduction(): string[] {
  return [
    ['FANLIGHT_SECRET', 'signs file URLs; at least 32 characters', (env.FANLIGHT_SECRET ?? '').length >= 32],
    ['FANLIGHT_ORIGIN', 'the public origin, such as https://fanlight.example', Boolean(env.FANLIGHT_ORIGIN)],
    ['SMTP_URL', 'the mail server', Boolean(env.SMTP_URL)],
    ...stripeVariables.map(([name, meaning]) => [name, meaning, Boolean(env[name])] as const),
  ].flatMap(([name, meaning, isSet]) => (isSet ? [] : [`${name} (${meaning})`]));
}

/** Exits with a message, but without a stack trace. */
function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

function readLogLevel(): string {
  const level = env.FANLIGHT_LOG_LEVEL || 'info';
  if (!logLevels.includes(level)) fail(`FANLIGHT_LOG_LEVEL is ${level}; it can be ${logLevels.join(', ')}.`);
  return level;
}

function readPort(): number {
  const port = Number(env.PORT ?? 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) fail(`PORT is ${env.PORT}, which is not a port number.`);
  return port;
}

/** Returns the time limit of SSR; undefined if it is not set. */
function readSsrTimeoutMs(): number | undefined {
  const value = env.FANLIGHT_SSR_TIMEOUT_MS;
  if (!value) return undefined;
  const timeoutMs = Number(value);
  if (!Number.isInteger(timeoutMs) || timeoutMs < 1)
    fail(`FANLIGHT_SSR_TIMEOUT_MS is ${value}; it must be a number of milliseconds.`);
  return timeoutMs;
}

function readMode(host: string): 'demo' | 'production' {
  const isLoopback = ['127.0.0.1', '::1', 'localhost'].includes(host);
  const mode = env.FANLIGHT_MODE ?? (isLoopback ? 'demo' : 'production');
  if (mode !== 'demo' && mode !== 'production') fail(`FANLIGHT_MODE is ${mode}; it can be demo or production.`);
  return mode;
}

/**
 * Returns the seed data of a new data folder. Without this check, an incomplete folder would start an empty platform.
 */
function readSeed(mode: 'demo' | 'production'): string | undefined {
  if (mode !== 'demo' || !env.FANLIGHT_SEED) return undefined;
  const seed = resolve(env.FANLIGHT_SEED);
  for (const part of ['database.tar.gz', 'files'])
    if (!existsSync(join(seed, part)))
      fail(`FANLIGHT_SEED is ${seed}, which contains no ${part}. \`npm run build\` creates the demo data.`);
  return seed;
}

/** Reads settings that must be set together. Undefined if none of them is set. */
function readTogether(service: string, variables: readonly (readonly [name: string, meaning: string])[]) {
  const missing = variables.filter(([name]) => !env[name]).map(([name, meaning]) => `  ${name} (${meaning})`);
  if (missing.length === variables.length) return undefined;
  if (missing.length > 0) fail(`${service} is only partly configured. Missing:\n${missing.join('\n')}`);
  return variables.map(([name]) => env[name] ?? '');
}

/** Reads a URL from a variable. Undefined if it is not set. */
function readUrl(name: string): URL | undefined {
  const value = env[name];
  if (value && !URL.canParse(value)) fail(`${name} is ${value}, which is not a URL.`);
  return value ? new URL(value) : undefined;
}

/** Returns the Stripe account. Without it, demo mode uses the sandbox. */
function readStripe(): HostOptions['stripe'] {
  const [secretKey, publishableKey, webhookSecret] = readTogether('Stripe', stripeVariables) ?? [];
  if (!secretKey || !publishableKey || !webhookSecret) return undefined;
  const connectWebhookSecret = env.STRIPE_CONNECT_WEBHOOK_SECRET || undefined;
  return { secretKey, publishableKey, webhookSecret, connectWebhookSecret, apiUrl: readUrl('STRIPE_API_URL') };
}

/** Returns the keys of reCAPTCHA. Without them, no captcha is required. */
function readRecaptcha(): HostOptions['recaptcha'] {
  const [siteKey, secretKey] = readTogether('reCAPTCHA', recaptchaVariables) ?? [];
  return siteKey && secretKey ? { siteKey, secretKey, verifyUrl: env.RECAPTCHA_VERIFY_URL || undefined } : undefined;
}

/** Returns the storage for the files. Without it, they are in the data folder. */
function readS3(): HostOptions['s3'] {
  const [bucket, accessKeyId, secretAccessKey] = readTogether('S3', s3Variables) ?? [];
  if (!bucket || !accessKeyId || !secretAccessKey) return undefined;
  return {
    bucket,
    accessKeyId,
    secretAccessKey,
    region: env.S3_REGION || 'us-east-1',
    endpoint: readUrl('S3_ENDPOINT'),
  };
}

async function readOptions(): Promise<HostOptions> {
  const host = env.HOST ?? '127.0.0.1';
  const port = readPort();
  const mode = readMode(host);
  if (mode === 'production') {
    const missing = missingInProduction();
    if (missing.length > 0)
      fail(`Production mode does not start without:\n${missing.map((line) => `  ${line}`).join('\n')}`);
  }
  const folder = resolve(env.FANLIGHT_DATA ?? '.data');
  if (!env.DATABASE_URL) requireFreeFolder(folder);
  const prepare = mode === 'demo' && env.FANLIGHT_PREPARE ? (await import(env.FANLIGHT_PREPARE)).prepare : undefined;
  return {
    mode,
    host,
    port,
    folder,
    seed: readSeed(mode),
    databaseUrl: env.DATABASE_URL || undefined,
    s3: readS3(),
    smtpUrl: env.SMTP_URL || undefined,
    ffmpegPath: env.FFMPEG_PATH || undefined,
    secret: env.FANLIGHT_SECRET || undefined,
    stripe: readStripe(),
    recaptcha: readRecaptcha(),
    trustProxy: env.FANLIGHT_TRUST_PROXY === 'true',
    ipDatabase: env.FANLIGHT_IP_DATABASE || undefined,
    ssrTimeoutMs: readSsrTimeoutMs(),
    origin: env.FANLIGHT_ORIGIN || undefined,
    prepare,
    logger,
  };
}

/** Loads the code of the platform, after the settings were validated. */
async function start() {
  const options = await readOptions();
  try {
    const { startHost } = await import('./host.ts');
    return await startHost(options);
  } catch (error) {
    const isTaken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    if (isTaken) fail(`Port ${options.port} is in use. Choose another one with PORT.`);
    throw error;
  }
}

const host = await start().catch((error) => {
  if (error instanceof FolderInUse || error instanceof StartRefusal || error.name === 'DatabaseTooNew')
    fail(error.message);
  if (error.name === 'DatabaseUnavailable')
    fail('PostgreSQL does not respond at DATABASE_URL. Start it, or correct the URL.');
  throw error;
});
console.log(`\nFanlight is at ${host.origin}\n`);

/** The maximum time for stopping, in milliseconds. */
const stopMs = 29_000;

// An unhandled rejection must not end the process, because it serves other requests and connections.
process.on('unhandledRejection', (error) => logFailure(logger, error, { isUnhandled: true }));

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, async () => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), stopMs).unref();
    const failed = await host.stop().then(
      () => undefined,
      (error: unknown) => error ?? true,
    );
    if (failed) logFailure(logger, failed, { isStopping: true });
    process.exit(failed ? 1 : 0);
  });
}
