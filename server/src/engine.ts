import { type OperationId, operations } from '@fanlight/sdk/operations';
import { createApp, type Log } from './app.ts';
import { type Connection, type ConnectionEnd, createConnections } from './channels/connections.ts';
import { canReadChannel, channelJoinedBy, listChannels, presentEvent } from './channels/policies.ts';
import { createContext, type EngineOptions, type SessionViewer } from './context.ts';
import type { Handlers } from './contract.ts';
import { migrate } from './db/migrate.ts';
import { requireSlots } from './db/prepared.ts';
import { findValidSessions, findViewer } from './groups/auth/index.ts';
import { channelPolicies } from './groups/events/index.ts';
import { deleteUnusedPolls } from './groups/feeds/index.ts';
import { cleanFiles, createMediaQueue, deleteOrphanedBytes, deleteStoredBytes } from './groups/files/index.ts';
import { clientEvents, dueJobs, handleEvent, handlers, subscribersOf } from './groups/index.ts';
import { deliverMail } from './groups/mails/index.ts';
import { createOperatorRoles, type OperatorRoles } from './groups/operator/index.ts';
import { createBodyBudget } from './http/body-budget.ts';
import { createDeadLetters, type DeadLetters } from './outbox/dead-letters.ts';
import { createDueRunner, type DueJob } from './outbox/due.ts';
import { createOutbox, type Outbox } from './outbox/worker.ts';
import { isPlannedOperation } from './planned-operations.ts';
import type { Ports } from './ports/index.ts';
import type { ClientFacts } from './respond.ts';

export type { ClientFacts, Connection, ConnectionEnd };

/** The engine responds to requests, keeps realtime connections and does background work. */
export interface Engine {
  /** Responds to a call below `/api`. Never throws. */
  fetch(request: Request, client?: ClientFacts): Promise<Response>;
  /** Opens a connection for realtime events (rule W6). The host transports the events to and from the client. */
  connect(end: ConnectionEnd): Connection;
  ports: Ports;
  options: EngineOptions;
  deadLetters: DeadLetters;
  /** The accounts of operators, which only the command line changes (rule O1). */
  operators: OperatorRoles;
  /** Waits until all effects of completed requests are done. */
  settle(): Promise<void>;
  /** Runs all due jobs now, such as renewing subscriptions. */
  runDue(): Promise<void>;
  /** Starts the background work. */
  start(): void;
  /** Stops the background work after the work in progress is completed, and closes the database. */
  stop(): Promise<void>;
}

/** Milliseconds between two removals of files that no item uses. */
const cleaningIntervalMs = 60 * 60 * 1000;
/** Milliseconds between two passes of each due job, and the time budget of one pass. */
const dueIntervalMs = 60 * 1000;
const dueBudgetMs = 50 * 1000;
/**
 * Milliseconds between two checks for files that a killed server was processing. The interval is short, because users
 * wait for their uploads.
 */
const mediaSweepIntervalMs = 15 * 1000;
/** Milliseconds between two checks whether the sessions of connections are still valid. */
const recheckIntervalMs = 60 * 1000;

function requireHandlers(given: Handlers) {
  const missing = (Object.keys(operations) as OperationId[]).filter(
    (id) => !isPlannedOperation(id) && typeof given[id as keyof Handlers] !== 'function',
  );
  if (missing.length > 0) throw new Error(`Operations of the contract without a handler: ${missing.join(', ')}`);
}

/**
 * Creates an engine that uses these ports, and migrates the database. Throws if an operation of the contract has no
 * handler.
 */
export async function createEngine(ports: Ports, options: EngineOptions, log: Log = console.error): Promise<Engine> {
  requireHandlers(handlers);
  if (options.strictResponses) requireSlots(ports.database.db);
  await migrate(ports.database, ports.clock);
  const media = createMediaQueue(ports, (work, options) => createBackgroundContext().transaction(work, options), log);
  const outbox: Outbox = createOutbox(
    ports,
    {
      event: (event) => ports.broadcast.publish(event),
      mail: (mail) => deliverMail(ports, options, mail),
      file: (fileId) => deleteStoredBytes(ports, fileId),
      orphans: (fileIds) => deleteOrphanedBytes(ports, fileIds),
      media: (fileId) => media.add(fileId),
      subscribersOf,
      domain: (delivery, progress) => handleEvent(createBackgroundContext(), delivery, progress),
    },
    log,
  );
  // Creates the context of client events, effects and due jobs, which have no request.
  const createContextOf = (viewer: SessionViewer | null, isBackground: boolean) =>
    createContext(
      {
        viewer,
        isBackground,
        requestId: ports.ids.next(),
        ip: '',
        countryCode: null,
        userAgent: '',
        ports,
        options,
        callKey: null,
      },
      outbox,
    );
  const createBackgroundContext = () => createContextOf(null, true);
  const connections = createConnections({
    broadcast: ports.broadcast,
    clientEvents,
    findViewer: (token) => findViewer(ports, token),
    listChannels: (viewer) => listChannels(channelPolicies, ports.database.db, viewer),
    canRead: (viewer, channel) => canReadChannel(channelPolicies, ports.database.db, viewer, channel),
    present: (event, userId) => presentEvent(channelPolicies, event, userId),
    channelJoinedBy: (event) => channelJoinedBy(channelPolicies, event),
    contextOf: (viewer) => createContextOf(viewer, false),
    findValidSessions: (sessionIds) => findValidSessions(ports, sessionIds),
    log,
  });
  const due = createDueRunner(dueJobs, createBackgroundContext, log);
  const bodies = createBodyBudget(options.bodyMemoryBytes);
  const app = createApp({ ports, options, outbox, bodies }, log);
  const settle = async () => {
    // Repeats until both are idle, because processed files cause effects, and effects may start more processing.
    for (let isIdle = false; !isIdle; ) {
      await outbox.settle();
      isIdle = !(await media.settle());
    }
  };
  let stopCleaning: (() => void) | undefined;
  let stopDue: (() => void)[] = [];
  const runDue = async () => {
    await due.run();
    await media.sweep().catch(log);
    await connections.recheck();
  };
  return {
    ports,
    options,
    fetch: async (request, client = {}) => app.fetch(request, client),
    connect: connections.connect,
    deadLetters: createDeadLetters(ports),
    operators: createOperatorRoles(createBackgroundContext),
    settle,
    runDue,
    start() {
      outbox.start();
      // Each job has its own timer, so that a long job does not delay other jobs.
      if (stopDue.length === 0) {
        const run = (job: DueJob) => due.runJob(job, dueBudgetMs);
        // The first pass starts immediately, because rows may have become due while no server was running, or may not
        // have been handled by a server that was killed.
        for (const job of dueJobs) void run(job);
        stopDue = [
          ...dueJobs.map((job) => ports.timer.every(dueIntervalMs, () => run(job))),
          ports.timer.every(mediaSweepIntervalMs, () => media.sweep().catch(log)),
          ports.timer.every(recheckIntervalMs, connections.recheck),
        ];
        void media.sweep().catch(log);
      }
      stopCleaning ??= ports.timer.every(cleaningIntervalMs, async () => {
        await cleanFiles(ports).catch(log);
        await deleteUnusedPolls(ports).catch(log);
      });
    },
    async stop() {
      stopCleaning?.();
      for (const stop of stopDue) stop();
      connections.stop();
      await due.stop();
      await media.stop();
      await outbox.stop();
      await ports.database.close();
    },
  };
}
