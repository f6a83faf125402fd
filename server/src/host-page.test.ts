import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createPageMaker } from './host-page.ts';

let folder: string;
let asked: string[];

const ask = async (address: string) => {
  asked.push(address);
  return address.endsWith('public')
    ? Response.json({ data: { siteName: '</script><script>alert(1)</script>' } })
    : new Response(null, { status: 500 });
};

beforeEach(() => {
  asked = [];
  folder = mkdtempSync(join(tmpdir(), 'fanlight-page-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function build() {
  writeFileSync(join(folder, 'index.html'), '<head><title>F</title><script>go()</script></head><body></body>');
  const routes = [
    { pattern: '/posts/:id', files: ['assets/post.js'] },
    { pattern: '/:profileId', files: ['assets/profile.js'] },
    { pattern: '*', files: ['assets/missing.js'] },
  ];
  writeFileSync(join(folder, 'routes.json'), JSON.stringify({ fonts: ['assets/text.woff2'], routes }));
  const maker = createPageMaker(folder, ask);
  if (!maker) throw new Error('There is a built app, and no page was made of it.');
  return maker;
}

describe("the app's page", () => {
  it('is not there where the app is not built', () => {
    expect(createPageMaker(folder, ask)).toBeUndefined();
  });

  it.each([
    ['/posts/64a1', 'post'],
    ['/mara.clay', 'profile'],
    ['/posts', 'profile'],
    ['/posts/', 'missing'],
    ['/posts/1/2', 'missing'],
    ['/', 'missing'],
  ])('%s names the files of %s, and no others', async (path, name) => {
    const page = await build().make(path);
    expect([...page.matchAll(/modulepreload" href="\/assets\/(\w+)\.js"/g)].map(([, file]) => file)).toEqual([name]);
    expect(page).toContain('as="font" type="font/woff2" href="/assets/text.woff2"');
  });

  it('brings the settings along, whatever stands in them, and leaves out what could not be answered', async () => {
    const page = await build().make('/');
    const [, text = ''] = /id="first-answers">(.*?)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(text)).toEqual({ getPublicSettings: { siteName: '</script><script>alert(1)</script>' } });
    expect(page).not.toContain('<script>alert');
  });

  it('asks for the settings once for many pages', async () => {
    const maker = build();
    for (const path of ['/', '/home', '/explore']) await maker.make(path);
    expect(asked).toEqual(['/api/settings/public', '/api/settings/common']);
  });

  it('says which scripts stand in it, for the policy', () => {
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(build().scriptHashes).toEqual([`'sha256-${hash}'`]);
  });
});
