import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { compare, TOLERATED_PIXELS } from './compare.ts';
import { Artist, type Drawn } from './draw.ts';
import { modeNames, modes, nameOf, type Shot } from './modes.ts';
import type { Finding } from './report.ts';
import { cacheOf, type Host } from './storybooks.ts';

/** Number of pages that draw concurrently. They mostly wait, so there are more of them than processors. */
const PAGES = 4;
/** The number of times that a differing story is drawn in a new page before it counts as changed. */
const ATTEMPTS = 3;
/**
 * After this number of changed stories, a story that differs is not drawn again. If so many differ, a change of the code
 * is the reason, and drawing each of them six more times would take minutes.
 */
const ENOUGH_CHANGES = 2;

/** Returns a hash of the browser's version and of the code that draws. Every picture depends on both. */
function hashOfDrawing(browser: Browser): string {
  const hash = createHash('sha256').update(browser.version());
  for (const file of ['draw.ts', 'modes.ts', 'page-script.ts', 'storybooks.ts'])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 12);
}

type Reference = Pick<Drawn, 'picture' | 'error'>;

/** Draws stories of two Storybooks, the one of the merge base and the current one, and collects the differences. */
export class Regression {
  readonly findings: Finding[] = [];
  readonly notes: string[] = [];
  readonly #hosts: readonly [before: Host, after: Host];
  readonly #folder: string;
  readonly #known: Set<string>;

  constructor(root: string, tree: string, entries: readonly IndexEntry[], hosts: readonly [Host, Host]) {
    this.#hosts = hosts;
    this.#known = new Set(entries.map(({ id }) => id));
    this.#folder = join(cacheOf(root), tree, hashOfDrawing(hosts[0].browser));
  }

  get #totalChanged(): number {
    return this.findings.filter(({ kind }) => kind === 'changed').length;
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
    for (const mode of modeNames) {
      const start = performance.now();
      const shotsInMode = shots.filter((shot) => shot.mode === mode);
      const waiting = shotsInMode.values();
      const work = async () => {
        const artist = new Artist(browser, origin, mode);
        for (const shot of waiting) await use(shot, artist);
        await artist.close();
      };
      await Promise.all(Array.from({ length: Math.min(PAGES, shotsInMode.length) }, work));
      if (shotsInMode.length > 0)
        console.log(`  ${mode}: ${shotsInMode.length} in ${Math.round((performance.now() - start) / 1000)} s`);
    }
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
      if (this.#totalChanged < ENOUGH_CHANGES) await this.#drawAgain(shot, artist);
      else {
        const pictures = { before: reference.picture, after: drawn.picture, difference };
        this.findings.push({ shot, kind: 'changed', text: `${pixels} pixels differ (drawn once).`, ...pictures });
      }
    });
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
   * may need several attempts to equal its reference. A changed story never does.
   */
  async #drawAgain(shot: Shot, artist: Artist): Promise<void> {
    await artist.close();
    let changed: Omit<Finding, 'shot' | 'kind'> | undefined;
    for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
      const [reference, drawn] = [await this.#drawInNewPage(shot, 0), await this.#drawInNewPage(shot, 1)];
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
