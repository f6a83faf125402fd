import { readFileSync } from 'node:fs';
import { api, type Client } from '@fanlight/sdk';
import type { OperationId } from '@fanlight/sdk/operations';

import type { CallInput, ClientName, HostClients, Outcome } from '../clients.ts';
import { createNormaliser, type Line, logInTo, toLine } from '../transcript.ts';

/** A scenario consists of calls by users of the demo and by new users. All calls must succeed. */
export type Scenario = (clients: ScenarioClients) => Promise<void>;

/** The functions by which a scenario calls one host. */
export interface ScenarioClients {
  /** Returns the call function of a user. If a call fails, the scenario fails. */
  as(clientName: ClientName): Client['call'];
  logIn(clientName: ClientName, credentials: string): Promise<void>;
  setSessionToken(clientName: ClientName, token: string): Promise<void>;
  /** Repeats a call until `isDone` returns true. The transcript contains only the last response. */
  until<T>(
    clientName: ClientName,
    request: (call: Client['call']) => Promise<T>,
    isDone: (result: T) => boolean,
  ): Promise<T>;
  /** Returns the token in the latest mail to an address whose link contains `word`. */
  findToken(to: string, word: string): Promise<string>;
}

const idOf = new Map(Object.entries(api).map(([id, route]) => [route as string, id as OperationId]));

/** Returns the input of a call. Parts that are not given are empty. */
const inputOf = (options: Partial<CallInput> = {}): CallInput => ({ params: {}, query: {}, ...options });

/**
 * Returns a file of the repository as a field of a call. It is passed to a page as JSON, and converted to a `Blob`
 * before the call.
 */
export function sampleFile(path: string, type: string): Blob {
  const bytes = readFileSync(new URL(path, import.meta.url));
  return { file: bytes.toString('base64'), type } as unknown as Blob;
}

const clips = '../../../../components/src/primitives/playback/sample';
/** Small media files. */
export const samples = {
  video: sampleFile(`${clips}/wide.webm`, 'video/webm'),
  upright: sampleFile(`${clips}/upright.webm`, 'video/webm'),
  tone: sampleFile(`${clips}/tone.ogg`, 'audio/ogg'),
  captions: sampleFile(`${clips}/captions.vtt`, 'text/vtt'),
  picture: sampleFile('../../../../mocks/assets/videos/ridge-line.jpg', 'image/jpeg'),
  document: { file: btoa('%PDF-1.7\n%%EOF\n'), type: 'application/pdf' } as unknown as Blob,
};

/** The fields of a video or audio file that the processing changes after the upload. */
const processed = [
  'captionsUrl',
  'duration',
  'height',
  'posterUrl',
  'preview',
  'progress',
  'reason',
  'status',
  'thumbnails',
  'url',
  'width',
] as const;

/**
 * Returns a response without the progress of media processing, which differs between hosts by chance. A response for
 * which `until` has waited is compared completely.
 */
function withoutProgress(body: unknown): unknown {
  if (typeof body !== 'object' || body === null) return body;
  if (Array.isArray(body)) return body.map(withoutProgress);
  const isMedia = 'duration' in body && 'status' in body;
  const fields = Object.entries(body).map(([name, value]) => {
    // The thumbnail of a post is made from its first video.
    if (name === 'thumbnail') return [name, 'PROCESSED'];
    if (!isMedia) return [name, withoutProgress(value)];
    const isFilledIn = processed.some((each) => each === name);
    return [name, isFilledIn ? 'PROCESSED' : name === 'captions' ? value !== null : value];
  });
  return Object.fromEntries(fields);
}

const waitBriefly = () => new Promise((resolve) => setTimeout(resolve, 250));

/** Runs scenarios on a host one after another. Records the result of each call. */
export async function runScenarios(host: HostClients, scenarios: readonly Scenario[]): Promise<Line[]> {
  const lines: Line[] = [];
  const normalise = createNormaliser();
  const send = async (clientName: ClientName, route: string, options?: Partial<CallInput>): Promise<Outcome> => {
    const outcome = await host.call(clientName, route, inputOf(options));
    if (outcome.status === 'ok') return outcome;
    throw new Error(`${idOf.get(route)} as ${clientName}: ${outcome.status} ${JSON.stringify(outcome.body)}`);
  };
  const note = (clientName: ClientName, route: string, outcome: Outcome, isSettled: boolean) => {
    const text = (body: unknown) => normalise(isSettled ? body : withoutProgress(body));
    lines.push(toLine(idOf.get(route) as OperationId, clientName, outcome, text));
    return outcome.body;
  };
  const clients: ScenarioClients = {
    as: (clientName) =>
      (async (route: string, options?: Partial<CallInput>) =>
        note(clientName, route, await send(clientName, route, options), false)) as Client['call'],
    logIn: (clientName, credentials) => logInTo(host, clientName, credentials),
    setSessionToken: host.setSessionToken,
    async until(clientName, request, isDone) {
      const deadline = Date.now() + 60_000;
      for (;;) {
        const sent: { route: string; outcome: Outcome }[] = [];
        const result = await request((async (route: string, options?: Partial<CallInput>) => {
          const outcome = await send(clientName, route, options);
          sent.push({ route, outcome });
          return outcome.body;
        }) as Client['call']);
        const isTooLate = Date.now() > deadline;
        if (isTooLate || isDone(result)) for (const { route, outcome } of sent) note(clientName, route, outcome, true);
        if (isDone(result)) return result;
        if (isTooLate)
          throw new Error(`${clientName} still gets this response after a minute: ${JSON.stringify(result)}`);
        await waitBriefly();
      }
    },
    async findToken(to, word) {
      const query = { to, limit: 100 };
      const linkIn = (list: { data: { link: string | null }[] }) =>
        list.data.find(({ link }) => link?.includes(word))?.link;
      const mails = await clients.until(
        'visitor',
        (call) => call(api.listDevelopmentMails, { query }),
        (list) => Boolean(linkIn(list)),
      );
      return new URL(linkIn(mails) ?? '', 'http://localhost').searchParams.get('token') ?? '';
    },
  };
  for (const scenario of scenarios) await scenario(clients);
  return lines;
}
