// Starts the server in demo mode like `main.ts`, with two differences. The parent process sets the clock, by
// `FANLIGHT_JOURNEY_TIME` and by messages, and the API of Stripe may be at another URL.
import { api } from '@fanlight/sdk';
import { startHost } from '@fanlight/server/host';
import { createSettableClock, decidePerformer, listApplications, operatorOf } from '@fanlight/server/testing';
import type { StripeAccess } from './host.ts';

const { env } = process;
const clock = createSettableClock(new Date(env.FANLIGHT_JOURNEY_TIME ?? Date.now()));
// Without a given time, the clock shows the real time until it is set.
if (!env.FANLIGHT_JOURNEY_TIME) clock.release();

const access: StripeAccess | null = JSON.parse(env.FANLIGHT_JOURNEY_STRIPE ?? 'null');

const { RECAPTCHA_SITE_KEY: siteKey, RECAPTCHA_SECRET_KEY: secretKey } = env;
const { S3_BUCKET: bucket, S3_REGION: region = '', S3_ENDPOINT: endpoint = '' } = env;
const { S3_ACCESS_KEY_ID: accessKeyId = '', S3_SECRET_ACCESS_KEY: secretAccessKey = '' } = env;

const host = await startHost({
  mode: 'demo',
  host: '127.0.0.1',
  port: 0,
  folder: env.FANLIGHT_DATA ?? '',
  seed: env.FANLIGHT_SEED,
  databaseUrl: env.DATABASE_URL,
  s3: bucket ? { bucket, region, endpoint: new URL(endpoint), accessKeyId, secretAccessKey } : undefined,
  prepare: (await import(env.FANLIGHT_PREPARE ?? '')).prepare,
  clock,
  recaptcha: siteKey && secretKey ? { siteKey, secretKey, verifyUrl: env.RECAPTCHA_VERIFY_URL } : undefined,
  stripe: access ? { ...access, apiUrl: new URL(access.apiUrl) } : undefined,
});
console.log(`\nFanlight is at ${host.origin}\n`);

/** Sets the time and runs the jobs that are due until then. */
const moveTo = async (time: string) => {
  clock.set(new Date(time));
  await host.engine.runDue();
  await host.engine.settle();
};

/** Approves every performer who awaits a decision, as an operator does after reading the documents. */
async function approvePerformers(): Promise<void> {
  const engine = { ...host.engine, clock };
  const { client } = await operatorOf(engine);
  for (const { _id, documents } of await listApplications(engine)) {
    for (const document of documents) await client.call(api.readPerformerDocument, { params: { id: document._id } });
    await decidePerformer(engine, _id, { status: 'approved' });
  }
  await engine.settle();
}

const commands: Record<string, () => Promise<unknown>> = {
  'approve performers': approvePerformers,
};

// A message is a time in ISO format, or one of the commands. It is sent back when it was handled.
process.on('message', async (message: string) => {
  await (commands[message]?.() ?? moveTo(message));
  process.send?.(message);
});
process.on('SIGTERM', async () => {
  await host.stop();
  process.exit(0);
});
