import { createEngine, type Engine } from '@fanlight/server/engine';
import type { World } from '@fanlight/server/host';
import { createIds, createMemoryRateLimits, createSettableClock } from '@fanlight/server/testing';
import { creators } from './creators/index.ts';
import { fans } from './fans.ts';
import { galleries } from './galleries.ts';
import { demoLogins } from './logins.ts';
import { recentFollows, tips, topUps } from './money.ts';
import { photos } from './photos.ts';
import { bookmarks, polls, searches } from './polls.ts';
import { createImagesAhead } from './seed/images.ts';
import { planYear } from './seed/plan.ts';
import { clearUnfinishedDemo, hasStories, readProgress, writeProgress } from './seed/progress.ts';
import { publishStories } from './seed/publish-stories.ts';
import { createActionRunner } from './seed/run-actions.ts';
import { createStudio } from './seed/studio.ts';
import { selling } from './selling.ts';
import { openShop } from './shop.ts';
import { stories } from './stories.ts';
import { newPrices, planSubscriptions, withSubscriberPosts } from './subscribing.ts';
import type { DemoContent } from './types.ts';
import { createEncodedVideoPort } from './videos/files.ts';

type Ports = World['ports'];

const subscriptions = planSubscriptions(creators, fans);

/** The complete data from which the demo is built. */
export const demoContent: DemoContent = {
  creators: withSubscriberPosts(creators, subscriptions),
  fans,
  topUps,
  tips,
  steps: selling,
  recentFollows,
  subscriptions,
  newPrices,
  galleries,
  photos,
  stories,
  polls,
  searches,
  bookmarks,
};

/** Milliseconds on the clock of the demo between two runs of the due jobs. */
const dueIntervalMs = 12 * 60 * 60 * 1000;

/** Options for building a demo. */
export interface DemoOptions {
  ports: Ports;
  log: (line: string) => void;
  /** The origin of links in mails. */
  origin?: string;
  content?: DemoContent;
}

/**
 * Caches hashes and their verification, because hashing is slow on purpose, and all demo users have the same password.
 */
function cachePasswords({ hash, verify }: Ports['passwords']): Ports['passwords'] {
  const hashes = new Map<string, Promise<string>>();
  const checks = new Map<string, Promise<boolean>>();
  return {
    hash(password) {
      const cachedHash = hashes.get(password) ?? hash(password);
      hashes.set(password, cachedHash);
      return cachedHash;
    },
    verify(encoded, password) {
      const pair = JSON.stringify([encoded, password]);
      const cachedCheck = checks.get(pair) ?? verify(encoded, password);
      checks.set(pair, cachedCheck);
      return cachedCheck;
    },
  };
}

/** Creates an engine on the same database and files, with a settable clock. */
async function createPastEngine(ports: Ports, origin: string, prepared: Pick<Ports, 'images' | 'video'>) {
  const clock = createSettableClock(ports.clock.now());
  const ids = createIds(clock, ports.random.fraction);
  const faults: unknown[] = [];
  const engine: Engine = await createEngine(
    // The rate limits use the clock of the demo, because the calls of a year are made within minutes.
    {
      ...ports,
      ...prepared,
      clock,
      ids,
      rateLimits: createMemoryRateLimits(clock),
      passwords: cachePasswords(ports.passwords),
    },
    { mode: 'demo', strictResponses: false, origin },
    (fault) => faults.push(fault),
  );
  return { engine, clock, faults };
}

/**
 * Builds the demo in an empty database. It contains a year of registrations, posts, follows and payments, up to the
 * current time on the clock of the ports. Each action is a call of the SDK at its time. Ends all sessions, and does not
 * close the ports.
 *
 * @throws if an action or one of its effects fails
 */
export async function buildDemo({ ports, log, origin = 'http://localhost', content = demoContent }: DemoOptions) {
  const { images, prepareAhead } = createImagesAhead(ports.images);
  const { engine, clock, faults } = await createPastEngine(ports, origin, {
    images,
    video: createEncodedVideoPort(ports.video),
  });
  const present = ports.clock.now().getTime();
  const actions = planYear(content);
  const runner = createActionRunner(engine, content, createStudio(content, actions, prepareAhead));
  await writeProgress(ports.database, 'begun');
  await openShop(ports);
  let shown = 0;
  let posts = 0;
  const total = content.creators.reduce((sum, creator) => sum + creator.posts.length, 0);
  let lastDue = 0;
  for (const action of actions) {
    clock.set(new Date(present - action.ago));
    // Runs due jobs such as renewals, as a server would.
    if (present - action.ago - lastDue > dueIntervalMs) {
      lastDue = present - action.ago;
      await engine.runDue();
    }
    await runner.perform(action).catch((error) => {
      throw new AggregateError(
        [error, ...faults],
        `The demo could not be built: ${action.kind} by ${action.by} failed.`,
      );
    });
    if (action.kind === 'post') posts += 1;
    if (posts - shown >= 10) {
      shown = posts;
      log(`Building the demo: ${posts} of ${total} posts …`);
    }
  }
  clock.set(new Date(present));
  await engine.runDue();
  await engine.settle();
  await runner.logOutAll();
  await publishStories({ engine, clock, present }, content);
  if (faults.length > 0) throw new AggregateError(faults, 'Effects of the demo failed.');
  await writeProgress(ports.database, 'done');
}

function logLogins(log: (line: string) => void) {
  const wide = Math.max(...demoLogins.map(({ username }) => username.length));
  log('Demo logins:');
  for (const { username, password, role } of demoLogins) log(`  ${username.padEnd(wide)}  ${password}  (${role})`);
}

/**
 * Called before a host listens (`FANLIGHT_PREPARE`). Builds the demo unless it exists, and builds it again after an
 * interruption. If its stories have expired, publishes them again. Logs the demo logins.
 */
export async function prepare({ engine, ports, log }: World): Promise<void> {
  const progress = await readProgress(ports.database);
  if (progress === 'foreign') {
    log('The database already has accounts, so the demo is not built.');
    return;
  }
  if (progress === 'begun') {
    log('The demo was interrupted while it was built; it is built again.');
    await clearUnfinishedDemo(ports.database, demoContent);
  }
  if (progress !== 'done') {
    const from = performance.now();
    log(`Building the demo: ${creators.length} creators, ${fans.length} fans, a year …`);
    await buildDemo({ ports, log, origin: engine.options.origin });
    log(`The demo is built (${Math.round((performance.now() - from) / 1000)} s).`);
  }
  if (progress === 'done' && !(await hasStories(ports.database))) {
    const { clock, ...past } = await createPastEngine(ports, engine.options.origin, ports);
    await publishStories({ engine: past.engine, clock, present: ports.clock.now().getTime() }, demoContent);
    log('The stories of the demo had expired; they are published again.');
  }
  logLogins(log);
}
