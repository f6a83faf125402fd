import { describe, expect, it } from 'vitest';
import { demoCast } from '../demo.ts';
import { type Act, planYear } from './plan.ts';

const acts = planYear(demoCast);
const day = 24 * 60 * 60 * 1000;
const agoOf = (find: (act: Act) => boolean) => acts.find(find)?.ago ?? Number.NaN;

describe('the plan of the year', () => {
  it('is the same each time, in order of time, within a year', () => {
    expect(planYear(demoCast)).toEqual(acts);
    expect(acts.every((act, index) => index === 0 || act.ago <= (acts[index - 1]?.ago ?? 0))).toBe(true);
    expect(Math.max(...acts.map(({ ago }) => ago))).toBeLessThan(360 * day);
    expect(Math.min(...acts.map(({ ago }) => ago))).toBeGreaterThan(0);
  });

  it('lets nobody act before joining', () => {
    const joined = new Map(acts.filter(({ kind }) => kind === 'join').map(({ by, ago }) => [by, ago]));
    for (const act of acts) expect(act.ago, `${act.by} ${act.kind}`).toBeLessThanOrEqual(joined.get(act.by) ?? 0);
  });

  it('lets nobody react to a post before it is there and they follow its author', () => {
    for (const act of acts) {
      if (act.kind !== 'like' && act.kind !== 'bookmark' && act.kind !== 'remark') continue;
      const [author] = act.post.split('/');
      expect(act.ago, act.post).toBeLessThan(agoOf((other) => other.kind === 'post' && other.post === act.post));
      if (act.by === author) continue;
      const followed = agoOf((other) => other.kind === 'follow' && other.by === act.by && other.to === author);
      expect(act.ago, `${act.by} on ${act.post}`).toBeLessThan(followed);
    }
  });

  it('keeps remarks in the order in which they were written', () => {
    for (const creator of demoCast.creators)
      for (const [index, { remarks }] of creator.posts.entries()) {
        const said = acts.flatMap((act) =>
          act.kind === 'remark' && act.post === `${creator.key}/${index}` ? act.text : [],
        );
        expect(said).toEqual(remarks.map(({ text }) => text));
      }
  });

  it('M1: lets nobody give what they do not have', () => {
    const balances = new Map<string, number>();
    for (const act of acts) {
      const before = balances.get(act.by) ?? 0;
      if (act.kind === 'top-up' && act.card !== 'declined') balances.set(act.by, before + act.amount);
      if (act.kind !== 'tip') continue;
      expect(before, act.by).toBeGreaterThanOrEqual(act.amount);
      balances.set(act.by, before - act.amount);
    }
    expect(balances.get('noor')).toBe(120);
  });

  it('is densest in the last weeks', () => {
    const posts = acts.filter(({ kind }) => kind === 'post');
    expect(posts.filter(({ ago }) => ago < 28 * day).length).toBeGreaterThan(posts.length / 2);
    expect(posts.filter(({ ago }) => ago > 90 * day).length).toBeGreaterThan(8);
  });
});
