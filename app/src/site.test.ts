import { expect, it } from 'vitest';
import { readSite } from './site.ts';

const site = {
  siteName: 'Kiln Club',
  logoUrl: '/files/logo.svg',
  menus: [{ title: 'About', href: '/page/about' }],
  favicon: null,
};

it('reads the site that the last visit kept', () => {
  expect(readSite(JSON.stringify(site))).toEqual(site);
});

it.each([null, '', 'not json', 'null', '[]', '{"siteName":1,"menus":[]}', '{"siteName":"x","menus":[null]}'])(
  'takes %s for nothing kept',
  (stored) => expect(readSite(stored)).toBeNull(),
);
