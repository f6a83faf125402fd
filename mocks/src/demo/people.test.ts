import { describe, expect, it } from 'vitest';
import { demoLogins } from './logins.ts';
import { demoContent } from './prepare.ts';

const { creators, fans, tips, topUps } = demoContent;
const members = [...creators, ...fans];
const posts = creators.flatMap((creator) => creator.posts.map((post) => ({ ...post, creator: creator.key })));
const keys = new Set(members.map(({ key }) => key));

describe('the users of the demo', () => {
  it('are 12 performers and 24 fans', () => {
    expect(creators).toHaveLength(12);
    expect(fans).toHaveLength(24);
  });

  it.each(members.map(({ username }) => username))('have valid usernames (rule P1): %s', (username) => {
    expect(username).toMatch(/^[a-z0-9_.]{3,30}$/);
    expect(username).not.toMatch(/^\.|\.$|\.\.|^[0-9a-f]{24}$/);
  });

  it('have unique keys, usernames, e-mail addresses and names (rule P1)', () => {
    for (const field of ['key', 'username', 'email', 'name'] as const)
      expect(new Set(members.map((member) => member[field].toLowerCase())).size, field).toBe(members.length);
    for (const { username, email } of members) expect(email).toBe(`${username}@fanlight.example`);
  });

  it('have subscription prices within the bounds (rule M2)', () => {
    for (const { key, monthlyPrice, yearlyPrice } of creators)
      for (const price of [monthlyPrice, yearlyPrice].filter((value) => value !== null)) {
        expect(price, key).toBeGreaterThanOrEqual(2.95);
        expect(price, key).toBeLessThanOrEqual(300);
      }
  });

  it('include the demo logins', () => {
    for (const { name, username, role } of demoLogins) {
      const list = role === 'fan' ? fans : creators;
      expect(list.find((member) => member.username === username)?.name).toBe(name);
    }
  });
});

describe('the content of the demo', () => {
  it('has four to eight posts per performer, some of them public and some not', () => {
    for (const { key, posts: own } of creators) {
      expect(own.length, key).toBeGreaterThanOrEqual(4);
      expect(own.length, key).toBeLessThanOrEqual(8);
      const audiences = new Set<string>(own.map(({ audience }) => audience));
      expect(audiences.has('public') && audiences.size > 1, key).toBe(true);
    }
  });

  it('has a different description for every picture', () => {
    const alts = posts.flatMap(({ pictures }) => pictures.map(({ alt }) => alt));
    for (const alt of alts) expect(alt).toMatch(/^.{20,500}$/);
    expect(new Set(alts).size).toBe(alts.length);
  });

  it('has comments from demo users only, and mentions only demo users', () => {
    const usernames = new Set(members.map(({ username }) => username));
    const texts = posts.flatMap(({ text, comments }) => [text, ...comments.map((remark) => remark.text)]);
    for (const { comments } of posts) for (const { by } of comments) expect(keys).toContain(by);
    for (const text of texts) {
      for (const [, name = ''] of text.matchAll(/(?<![\w.])@([a-z0-9_.]+)/g))
        expect(usernames).toContain(name.replace(/\.+$/, ''));
    }
  });

  it('has texts without exclamation marks and within the maximum lengths', () => {
    for (const { text, comments, creator } of posts) {
      expect(text.length, creator).toBeLessThanOrEqual(4000);
      expect([text, ...comments.map((remark) => remark.text)].join(' '), creator).not.toMatch(/[!¡]/);
    }
    for (const { bio } of creators) expect(bio.length).toBeLessThanOrEqual(1000);
  });

  it('has tips and top-ups within the bounds (rule M2)', () => {
    for (const { by, to, amount } of tips) {
      expect(amount).toBeGreaterThanOrEqual(10);
      expect(fans.some(({ key }) => key === by) && creators.some(({ key }) => key === to)).toBe(true);
    }
    for (const { amount } of topUps) expect(amount).toSatisfy((value: number) => value >= 2.95 && value <= 300);
  });
});
