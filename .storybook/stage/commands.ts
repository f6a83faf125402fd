// Executes the panel's commands in the page of the story, and reports to the panel.
import { events, type ServerEventName } from '@fanlight/sdk/events';
import { eventValidators } from '@fanlight/sdk/validators/events';
import { FORCE_REMOUNT } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { eventMocks } from '../../mocks/src/index.ts';
import { seeded } from '../../mocks/src/seed.ts';
import { type Call, listCalls, onCalls } from '../contract/calls.ts';
import { describeEvent } from './describe-event.ts';
import { findEndings } from './endings.ts';
import { type Line, onLines } from './line.ts';
import { type CalledOperation, type Command, type Ending, messages, type Reply, type StageReport } from './protocol.ts';
import { getPlatform, restart, restartStep } from './stage.ts';

/**
 * Operations of the realtime connection. They are not in the list of calls, because the connection has its own
 * controls.
 */
const ofConnection: readonly string[] = ['listEvents', 'listEventChannels'];

const outcomeOf = ({ status, body }: Call): string => body?.code ?? String(status ?? 'waiting');

/** Returns the called operations, each with the outcome of its last call. */
const listCalled = (calls: Call[]): CalledOperation[] =>
  [...Map.groupBy(calls, ({ operation }) => operation)].map(([operation, callsOfOperation]) => ({
    operation,
    outcome: outcomeOf(callsOfOperation.at(-1) as Call),
  }));

/** Returns the times at which something on the page ends, the earliest first. */
const listEndings = (calls: Call[]): Ending[] =>
  calls
    .flatMap(({ operation, body }) => findEndings(operation, body, Date.now()))
    .toSorted((one, other) => one.atMs - other.atMs)
    .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index);

async function createReport(): Promise<StageReport | undefined> {
  const platform = await getPlatform();
  if (!platform) return undefined;
  const calls = listCalls().filter(({ operation }) => !ofConnection.includes(operation));
  const { line } = platform;
  return {
    called: listCalled(calls),
    endings: listEndings(calls),
    connection: line.state,
    isConnectable: line.isOpen,
    eventsToLose: line.eventsToLose,
    missed: line.missed.map((event) => ({
      id: `${event.channel} ${event.no ?? event.at}`,
      text: describeEvent(event),
    })),
    canFire: platform.fire !== undefined,
    acts: platform.listActs(),
  };
}

/** Returns what happens to the next event, as a part of the reply to the panel. */
function fateOf(event: ServerEventName, line: Line | undefined): string {
  if (!line?.isOpen) return 'reaches nobody: visitors have no connection';
  if (line.state === 'connected' && line.eventsToLose === 0) return 'was delivered';
  return events[event].isStored
    ? 'was lost; the page reads it once it notices the gap or is connected again'
    : 'was lost permanently: it is not stored';
}

/** The maximum number of milliseconds to wait until a page is connected. */
const connectMs = 10_000;
/** The number of milliseconds without a call after which a connected page has read what it missed. */
const quietMs = 1000;
/**
 * The number of milliseconds without a call after which a page without a connection is considered the page of a
 * visitor.
 */
const visitorMs = 2000;

/** The time of the last call or response. */
let lastCallAt = 0;

/**
 * Waits until a page that was just opened is connected, and has the responses to its calls. Otherwise, a late response
 * without the event could replace the data of the event.
 */
async function untilConnected(line: Line | undefined): Promise<void> {
  const end = performance.now() + connectMs;
  const isSettled = () => {
    const calls = listCalls();
    const isPending = calls.some(({ body }) => body === undefined);
    const isReading = line?.isOpen && !calls.some(({ operation }) => ofConnection.includes(operation));
    return !isPending && !isReading && performance.now() - lastCallAt >= (line?.isOpen ? quietMs : visitorMs);
  };
  while (!isSettled() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Fires an event whose payload the contract allows. */
async function fire(event: ServerEventName, json: string): Promise<Reply> {
  const payload: unknown = JSON.parse(json);
  const result = eventValidators[event].safeParse(payload);
  if (!result.success) {
    const problems = result.error.issues.map(({ path, message }) =>
      [path.join('.'), message].filter(Boolean).join(': '),
    );
    return { type: 'problem', of: 'fire', text: `The contract does not allow this payload. ${problems.join('. ')}` };
  }
  const platform = await getPlatform();
  await untilConnected(platform?.line);
  const text = `${event} ${fateOf(event, platform?.line)}.`;
  platform?.fire?.(event, payload);
  return { type: 'done', of: 'fire', text };
}

const exampleOf = (event: ServerEventName): string =>
  JSON.stringify(
    seeded(`stage ${event}`, () => eventMocks[event]()),
    null,
    2,
  );

async function execute(command: Command): Promise<Reply | undefined> {
  const line = (await getPlatform())?.line;
  switch (command.type) {
    case 'report':
      return undefined;
    case 'example':
      // The payload is the same each time, because it is derived from the name of the event.
      return { ...command, json: exampleOf(command.event) };
    case 'fire':
      return fire(command.event, command.json);
    case 'connection':
      line?.set(command.to);
      return undefined;
    case 'lose':
      line?.lose(command.count);
      return undefined;
    case 'act':
      return { type: 'done', of: 'act', text: (await (await getPlatform())?.act(command.name)) ?? '' };
    case 'restart':
      await restart();
      return undefined;
  }
}

/** Connects the page to the panel. The page sends nothing until a panel has sent a command. */
export async function listenToPanel(): Promise<void> {
  const channel = await addons.ready();
  let isWatched = false;
  let isReporting = false;
  const report = async () => {
    // Several calls in the same task cause only one report.
    if (!isWatched || isReporting) return;
    isReporting = true;
    await Promise.resolve();
    isReporting = false;
    const created = await createReport().catch(() => undefined);
    if (created) channel.emit(messages.report, created);
  };
  onCalls(() => {
    lastCallAt = performance.now();
    void report();
  });
  // A play function also cuts the connection and lets the other person act.
  onLines(() => void report());
  channel.on(FORCE_REMOUNT, restartStep);
  channel.on(messages.command, async (command: Command) => {
    isWatched = true;
    const reply = await execute(command).catch(
      (error: unknown): Reply => ({
        type: 'problem',
        of: command.type,
        text: error instanceof Error ? error.message : String(error),
      }),
    );
    if (reply) channel.emit(messages.reply, reply);
    await report();
  });
}
