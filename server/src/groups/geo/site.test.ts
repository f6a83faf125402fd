import { api } from '@fanlight/sdk';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sitePromos, translations } from '../../db/schema/index.ts';
import { createTestEngine, createVisitor, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
const visitorFrom = (ip: string) => createVisitor({ fetch: (request) => engine.fetch(request, { ip }) });

beforeAll(async () => {
  engine = await createTestEngine({ ports: { countries: { of: async (ip) => (ip === '::1' ? null : ip) } } });
});

afterAll(() => stopCleanly(engine));

it('the server returns the country of the visitor’s IP address with its data (rules G1, Y1)', async () => {
  const portugal = { countryName: 'Portugal', currency: 'EUR', locale: 'en-US', isConsentRequired: true };
  expect(await visitorFrom('PT').call(api.getIpLocation)).toEqual({ countryCode: 'PT', ...portugal });
  expect(await visitorFrom('MX').call(api.getIpLocation)).toMatchObject({ locale: 'es-ES', isConsentRequired: false });
  expect(await visitorFrom('::1').call(api.getIpLocation)).toMatchObject({
    countryCode: null,
    isConsentRequired: true,
  });
});

it('the server lists the current promotions of a placement by position, in the requested language', async () => {
  const { ids, database } = engine.ports;
  const now = engine.clock.now();
  const timeInHours = (count: number) => new Date(now.getTime() + count * 3_600_000);
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
      promo('First', { position: 1, endsAt: timeInHours(1) }),
      promo('Over', { endsAt: now }),
      promo('To come', { startsAt: timeInHours(1) }),
      promo('Spanish', { locale: 'es-ES', position: 3 }),
      promo('Elsewhere', { placement: 'wallet' }),
    ]);
  const listTitles = async (locale: 'en-US' | 'es-ES') =>
    (await visitorFrom('PT').call(api.listSitePromos, { query: { placement: 'home', locale } })).data.map(
      ({ title }) => title,
    );
  expect(await listTitles('en-US')).toEqual(['First', 'Second']);
  expect(await listTitles('es-ES')).toEqual(['First', 'Second', 'Spanish']);
});

it('the server returns the texts that the operator has changed in one language (rule L1)', async () => {
  const row = { key: 'common:retry', message: 'Once more' };
  await engine.ports.database.db.insert(translations).values([
    { locale: 'en-US', ...row },
    { locale: 'es-ES', key: 'common:retry', message: 'Otra vez' },
  ]);
  expect(await visitorFrom('PT').call(api.listTranslations, { query: { locale: 'en-US' } })).toMatchObject({
    data: [row],
    total: 1,
  });
});
