// A program that uses the installed package as the examples in the README do, in Node and in a page.
import { ApiError, api, type Client, createClient, login, logout, memoryTokenStore, paginate } from '@fanlight/sdk';
import { createRealtime } from '@fanlight/sdk/realtime';
import { upload } from '@fanlight/sdk/upload';

/** The URL of the platform, and the users who make the calls. */
export interface Visit {
  /** The origin, without a trailing slash. */
  origin: string;
  fan: string;
  performer: string;
  password: string;
}

/** The results of the calls. The test compares them with the expected results. */
export interface VisitResult {
  feeds: number;
  distinct: number;
  pages: number;
  refused: string;
  progress: number[];
  cancelled: string;
  event: string;
  after: string;
}

async function logIn({ origin, password }: Visit, credentials: string): Promise<Client> {
  const client = createClient({ baseUrl: `${origin}/api`, token: memoryTokenStore() });
  await login(client, { credentials, password });
  return client;
}

/** Compiles only if optional fields accept `undefined`, even under `exactOptionalPropertyTypes`. */
export const firstPage = (client: Client, limit?: number, signal?: AbortSignal, timeoutMs?: number) =>
  client.call(api.listFeeds, { query: { limit }, signal, timeoutMs });

/** Makes the calls of the first examples in the README. `photo` creates a picture of at least this number of bytes. */
export async function visit(options: Visit, photo: (bytes: number) => Promise<Blob>): Promise<VisitResult> {
  const refused = await logIn({ ...options, password: 'not the password' }, options.fan).catch((error: unknown) =>
    error instanceof ApiError ? `${error.status} ${error.code}` : String(error),
  );
  const fan = await logIn(options, options.fan);
  const performer = await logIn(options, options.performer);

  const ids: string[] = [];
  for await (const feed of paginate(fan, api.listFeeds, { query: { limit: 4 } }, { limit: 10 })) ids.push(feed._id);
  let pages = 0;
  for await (const page of paginate(fan, api.listFeeds, { query: { limit: 4 } }, { limit: 10 }).pages())
    pages += page.data.length > 0 ? 1 : 0;

  const progress: number[] = [];
  const body = { photo: await photo(2_000_000) };
  await upload(performer, api.uploadFeedPhoto, { body }, ({ fraction }) => progress.push(fraction)).done;
  const large = upload(performer, api.uploadFeedPhoto, { body: { photo: await photo(19_000_000) } }, (sent) => {
    if (sent.fraction > 0) large.cancel();
  });
  const cancelled = await large.done.then(
    () => 'not cancelled',
    (error: Error) => error.name,
  );

  const realtime = createRealtime({ client: performer });
  const caughtUp = new Promise<void>((resolve) => realtime.onCaughtUp(resolve));
  const events = realtime.events('notification/created', { signal: AbortSignal.timeout(30_000) });
  await realtime.open();
  await caughtUp;
  const { _id: id } = await fan.call(api.getPerformer, { params: { id: options.performer } });
  await fan.call(api.tipPerformer, { params: { id }, body: { amount: 10 } });
  let event = 'no event';
  for await (const { data } of events) {
    event = `${data.notification.type} ${data.notification.amount}`;
    break;
  }
  realtime.close();
  await logout(performer);
  await logout(fan);
  const after = await fan.call(api.getMe).catch((error: ApiError) => error.code);
  return {
    feeds: ids.length,
    distinct: new Set(ids).size,
    pages,
    refused: String(refused),
    progress,
    cancelled,
    event,
    after: String(after),
  };
}
