import { describe, expect, it } from 'vitest';
import { demoContent } from '../prepare.ts';
import { demoVideos } from '../videos/videos.ts';
import { planYear, type TimedAction } from './plan.ts';

const actions = planYear(demoContent);
const day = 24 * 60 * 60 * 1000;
const agoOf = (find: (action: TimedAction) => boolean) => actions.find(find)?.ago ?? Number.NaN;

describe('the plan of the year', () => {
  it('is deterministic, sorted by time, and covers less than a year', () => {
    expect(planYear(demoContent)).toEqual(actions);
    expect(actions.every((action, index) => index === 0 || action.ago <= (actions[index - 1]?.ago ?? 0))).toBe(true);
    expect(Math.max(...actions.map(({ ago }) => ago))).toBeLessThan(360 * day);
    expect(Math.min(...actions.map(({ ago }) => ago))).toBeGreaterThan(0);
  });

  it('contains no action of a user before the registration of that user', () => {
    const joined = new Map(actions.filter(({ kind }) => kind === 'join').map(({ by, ago }) => [by, ago]));
    for (const action of actions)
      expect(action.ago, `${action.by} ${action.kind}`).toBeLessThanOrEqual(joined.get(action.by) ?? 0);
  });

  it('contains no reaction to a post before its publication, or before the user follows its author', () => {
    for (const action of actions) {
      if (action.kind !== 'like' && action.kind !== 'bookmark' && action.kind !== 'comment') continue;
      const [author] = action.post.split('/');
      expect(action.ago, action.post).toBeLessThan(
        agoOf((other) => other.kind === 'post' && other.post === action.post),
      );
      if (action.by === author) continue;
      const followed = agoOf((other) => other.kind === 'follow' && other.by === action.by && other.to === author);
      expect(action.ago, `${action.by} on ${action.post}`).toBeLessThan(followed);
    }
  });

  it('schedules the comments on a post in the order of the content', () => {
    for (const creator of demoContent.creators)
      for (const [index, { comments }] of creator.posts.entries()) {
        const commentTexts = actions.flatMap((action) =>
          action.kind === 'comment' && action.post === `${creator.key}/${index}` ? action.text : [],
        );
        expect(commentTexts).toEqual(comments.map(({ text }) => text));
      }
  });

  it('contains comments on public reels, after their publication', () => {
    const comments = actions.flatMap((action) => (action.kind === 'comment-reel' ? [action] : []));
    expect(comments.length).toBeGreaterThan(10);
    for (const { video, ago } of comments) {
      expect(demoVideos.find(({ name }) => name === video)).toMatchObject({ kind: 'reel', audience: 'public' });
      expect(ago).toBeLessThan(agoOf((action) => action.kind === 'publish-video' && action.video === video));
    }
  });

  it('contains likes of comments, each after the comment was written and by another user', () => {
    const likes = actions.filter((action) => action.kind === 'like-comment');
    expect(likes.length).toBeGreaterThan(50);
    for (const { by, post, comment, ago } of likes) {
      const written = actions.filter((action) => action.kind === 'comment' && action.post === post)[comment];
      expect(ago, post).toBeLessThan(written?.ago ?? 0);
      expect(by).not.toBe(written?.by);
    }
  });

  it('contains no tip that exceeds the balance of its payer (rule M1)', () => {
    const balances = new Map<string, number>();
    for (const action of actions) {
      const before = balances.get(action.by) ?? 0;
      if (action.kind === 'top-up' && action.card !== 'declined') balances.set(action.by, before + action.amount);
      if (action.kind !== 'tip') continue;
      expect(before, action.by).toBeGreaterThanOrEqual(action.amount);
      balances.set(action.by, before - action.amount);
    }
    expect(balances.get('noor')).toBe(120);
  });

  it('contains more than half of the posts in its last four weeks', () => {
    const posts = actions.filter(({ kind }) => kind === 'post');
    expect(posts.filter(({ ago }) => ago < 28 * day).length).toBeGreaterThan(posts.length / 2);
    expect(posts.filter(({ ago }) => ago > 90 * day).length).toBeGreaterThan(8);
  });
});
