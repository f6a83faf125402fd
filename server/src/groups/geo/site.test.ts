import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitePromos, translations } from '../../db/schema/index.ts';
import { createTestEngine, createVisitor, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
const from = (ip: string) => createVisitor({ fetch: (request) => engine.fetch(request, { ip }) });

beforeAll(async () => {
  engine = await createTestEngine({ ports: { countries: { of: async (ip) => (ip === '::1' ? null : ip) } } });
});

afterAll(() => stopCleanly(engine));

it('returns the country data of the call’s IP address (rules G1, Y1)', async () => {
  const place = { countryName: 'Portugal', currency: 'EUR', locale: 'en-US', isConsentRequired: true };
  expect(await from('PT').call(api.getIpLocation)).toEqual({ countryCode: 'PT', ...place });
  expect(await from('MX').call(api.getIpLocation)).toMatchObject({ locale: 'es-ES', isConsentRequired: false });
  expect(await from('::1').call(api.getIpLocation)).toMatchObject({ countryCode: null, isConsentRequired: true });
});

it('lists the current promotions in order, in the requested language', async () => {
  const { ids, database } = engine.ports;
  const now = engine.clock.now();
  const hour = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const promo = (title: string, more: Partial<typeof sitePromos.$inferInsert> = {}) => ({
    id: ids.next(),
    title,
    text: 'Five kilns open their doors.',
    placement: 'home' as const,
    href: '/explore',
    label: 'See who is firing',
    createdAt: now,
    ...more,
  });
  await database.db
    .insert(sitePromos)
    .values([
      promo('Second', { position: 2 }),
      promo('First', { position: 1, endsAt: hour(1) }),
      promo('Over', { endsAt: now }),
      promo('To come', { startsAt: hour(1) }),
      promo('Spanish', { locale: 'es-ES', position: 3 }),
      promo('Elsewhere', { placement: 'wallet' }),
    ]);
  const titles = async (locale: 'en-US' | 'es-ES') =>
    (await from('PT').call(api.listSitePromos, { query: { placement: 'home', locale } })).data.map(
      ({ title }) => title,
    );
  expect(await titles('en-US')).toEqual(['First', 'Second']);
  expect(await titles('es-ES')).toEqual(['First', 'Second', 'Spanish']);
});

it('returns the texts that the operator changed, for one language (rule L1)', async () => {
  const row = { key: 'common:retry', message: 'Once more' };
  await engine.ports.database.db.insert(translations).values([
    { locale: 'en-US', ...row },
    { locale: 'es-ES', key: 'common:retry', message: 'Otra vez' },
  ]);
  expect(await from('PT').call(api.listTranslations, { query: { locale: 'en-US' } })).toMatchObject({
    data: [row],
    total: 1,
  });
});
