import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { compare, TOLERATED_PIXELS } from './compare.ts';
import { Artist, type Drawn } from './draw.ts';
import { type ModeName, modes, nameOf, type Shot } from './modes.ts';
import type { Finding } from './report.ts';
import { cacheOf, type Host } from './storybooks.ts';

/** Number of pages that draw concurrently. They mostly wait, so there are more of them than processors. */
const PAGES = 4;
/** The number of times that a differing story is drawn in a new page before it counts as changed. */
const ATTEMPTS = 3;
/**
 * The number of pictures that a page draws before another mode gets its turn. Loading a page takes as long as several
 * pictures.
 */
const CHUNK = 16;

/** Returns a hash of the browser's version and of the code that draws. Every picture depends on both. */
function hashOfDrawing(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of ['draw.ts', 'modes.ts', 'page-script.ts', 'storybooks.ts'])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}

type Reference = Pick<Drawn, 'picture' | 'error'>;

const secondsSince = (start: number): number => Math.round((performance.now() - start) / 1000);

/** Divides stories into parts that one page draws. */
function chunksOf(shots: readonly Shot[]): { mode: ModeName; shots: Shot[] }[] {
  const groups = Map.groupBy(shots, ({ mode }) => mode);
  return [...groups].flatMap(([mode, all]) =>
    Array.from({ length: Math.ceil(all.length / CHUNK) }, (_, i) => ({
      mode,
      shots: all.slice(i * CHUNK, (i + 1) * CHUNK),
    })),
  );
}

/** Draws stories of two Storybooks, the one of the merge base and the current one, and collects the differences. */
export class Regression {
  readonly findings: Finding[] = [];
  readonly notes: string[] = [];
  readonly #hosts: readonly [before: Host, after: Host];
  readonly #folder: string;
  readonly #known: Set<string>;
  /** Ends when no differing story is being drawn again. */
  #proving = Promise.resolve();

  constructor(root: string, tree: string, entries: readonly IndexEntry[], hosts: readonly [Host, Host]) {
    this.#hosts = hosts;
    this.#known = new Set(entries.map(({ id }) => id));
    this.#folder = join(cacheOf(root), tree, hashOfDrawing(hosts[0].browser));
  }

  /** Whether a story is proven to have changed. The code has changed then, so other differences are not surprising. */
  get #isChangeProven(): boolean {
    return this.findings.some(({ kind }) => kind === 'changed');
  }

  #fileOf = (shot: Shot): string => join(this.#folder, nameOf(shot));

  #readReference(shot: Shot): Reference | undefined {
    const file = this.#fileOf(shot);
    if (!existsSync(`${file}.txt`)) return undefined;
    const error = readFileSync(`${file}.txt`, 'utf8');
    return existsSync(file) ? { picture: readFileSync(file), error } : { error };
  }

  #keep(shot: Shot, { picture, error }: Reference): void {
    const file = this.#fileOf(shot);
    mkdirSync(dirname(file), { recursive: true });
    if (picture) writeFileSync(file, picture);
    writeFileSync(`${file}.txt`, error);
  }

  /** Calls `use` for each story, with one of the pages that draw. */
  async #drawAll(
    { origin, browser }: Host,
    shots: readonly Shot[],
    use: (shot: Shot, artist: Artist) => Promise<void>,
  ) {
    const start = performance.now();
    const chunks = chunksOf(shots);
    const waiting = chunks.values();
    let drawn = 0;
    const work = async () => {
      let artist: Artist | undefined;
      for (const { mode, shots: chunk } of waiting) {
        if (artist?.mode !== mode) {
          await artist?.close();
          artist = new Artist(browser, origin, mode);
        }
        for (const shot of chunk) {
          await use(shot, artist);
          drawn += 1;
          if (drawn % 500 === 0) console.log(`  ${drawn} of ${shots.length} in ${secondsSince(start)} s`);
        }
      }
      await artist?.close();
    };
    await Promise.all(Array.from({ length: Math.min(PAGES, chunks.length) }, work));
  }

  /** Draws the references that are not cached. */
  async drawReferences(shots: readonly Shot[]): Promise<void> {
    const missing = shots.filter((shot) => this.#known.has(shot.entry.id) && !this.#readReference(shot));
    await this.#drawAll(this.#hosts[0], missing, async (shot, artist) =>
      this.#keep(shot, await artist.drawWithRetry(shot)),
    );
  }

  /** Draws the current stories and compares them with their references. */
  async compareAll(shots: readonly Shot[]): Promise<void> {
    const added = shots.filter(({ entry }) => !this.#known.has(entry.id)).length;
    if (added > 0) this.notes.push(`${added} pictures are of new stories.`);
    await this.#drawAll(this.#hosts[1], shots, async (shot, artist) => {
      const drawn = await artist.drawWithRetry(shot);
      const reference = this.#readReference(shot);
      this.#check(shot, drawn, reference);
      if (!reference?.picture || !drawn.picture) return;
      const { pixels, difference } = await compare(reference.picture, drawn.picture);
      if (pixels <= TOLERATED_PIXELS) return;
      const pictures = { before: reference.picture, after: drawn.picture, difference };
      await this.#inTurn(async () => {
        if (!this.#isChangeProven) return this.#drawAgain(shot, artist);
        this.findings.push({ shot, kind: 'changed', text: `${pixels} pixels differ (drawn once).`, ...pictures });
      });
    });
  }

  /** Calls a function after the earlier calls have ended. */
  async #inTurn(use: () => Promise<void>): Promise<void> {
    const turn = this.#proving.then(use);
    this.#proving = turn.catch(() => undefined);
    await turn;
  }

  #check(shot: Shot, drawn: Drawn, reference: Reference | undefined): void {
    const add = (kind: Finding['kind'], text: string) => this.findings.push({ shot, kind, text, after: drawn.picture });
    // If the play function also fails in the merge base in this mode, the failure is not a regression.
    if (drawn.error && !reference?.error) add('failed', drawn.error.split('\n')[0] ?? '');
    const { findsOverflow } = modes[shot.mode];
    if (findsOverflow && drawn.isTooWide) add('overflow', 'The page scrolls horizontally.');
    if (drawn.violations.length > 0) add('accessibility', drawn.violations.join('; '));
  }

  /**
   * Draws a differing story and its reference in new pages, because an earlier story may have changed the page. A
   * browser also draws a text in a layer of its own sometimes half a pixel from its usual place, so an unchanged story
   * may need several attempts to equal its reference. A changed story never does. Once a story is proven to have
   * changed, other differing stories are not drawn again, because drawing each of them six more times would take minutes.
   */
  async #drawAgain(shot: Shot, artist: Artist): Promise<void> {
    await artist.close();
    let changed: Omit<Finding, 'shot' | 'kind'> | undefined;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const [reference, drawn] = await Promise.all([this.#drawInNewPage(shot, 0), this.#drawInNewPage(shot, 1)]);
      this.#keep(shot, reference);
      const [before, after] = [reference.picture, drawn.picture];
      if (!before || !after) continue;
      const { pixels, difference } = await compare(before, after);
      if (pixels <= TOLERATED_PIXELS) {
        console.log(`  unstable: ${nameOf(shot)}`);
        this.notes.push(`Unstable: ${nameOf(shot)} differed only at first.`);
        return;
      }
      changed = { text: `${pixels} pixels differ.`, before, after, difference };
    }
    this.findings.push({ shot, kind: 'changed', ...(changed ?? { text: 'It cannot be drawn in a new page.' }) });
  }

  async #drawInNewPage(shot: Shot, host: 0 | 1): Promise<Drawn> {
    const { browser, origin } = this.#hosts[host];
    const artist = new Artist(browser, origin, shot.mode);
    const drawn = await artist.drawWithRetry(shot);
    await artist.close();
    return drawn;
  }
}
