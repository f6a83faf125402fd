import { ApiError, api, type Client, login } from '@fanlight/sdk';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  changeSetting,
  createPerformer,
  createTestEngine,
  createVisitor,
  password,
  type TestEngine,
} from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let from: (countryCode: string) => Client;

beforeAll(async () => {
  engine = await createTestEngine({ ports: { countries: { of: async (ip) => (ip === '::1' ? null : ip) } } });
  await createPerformer(engine, 'mara.clay');
  from = (ip) => createVisitor({ fetch: (request) => engine.fetch(request, { ip }) });
});

beforeEach(() => changeSetting(engine, 'geoCurrenciesEnabled', true));

afterAll(() => stopCleanly(engine));

/** Logs in the performer from a country. */
async function maraIn(countryCode: string): Promise<Client> {
  const client = from(countryCode);
  await login(client, { credentials: 'mara.clay', password });
  return client;
}

const choose = (client: Client, manualDetect: boolean, currency: string) =>
  client.call(api.updateMe, { body: { currencySettings: { manualDetect, currency } } });

it('prices are shown in the currency of the user’s country if that currency has a rate (rule M11)', async () => {
  const shownIn = async (country: string) => (await (await maraIn(country)).call(api.getMe)).currencySettings;
  expect(await shownIn('PT')).toEqual({ manualDetect: false, currency: 'EUR' });
  expect(await shownIn('GB')).toEqual({ manualDetect: false, currency: 'GBP' });
  expect(await shownIn('CH')).toEqual({ manualDetect: false, currency: 'USD' });
  expect(await shownIn('::1')).toEqual({ manualDetect: false, currency: 'USD' });
});

it('prices are shown in the primary currency if the operator has disabled currencies by country (rule M11)', async () => {
  await changeSetting(engine, 'geoCurrenciesEnabled', false);
  const mara = await maraIn('PT');
  expect((await mara.call(api.getMe)).currencySettings).toEqual({ manualDetect: false, currency: 'USD' });
});

it('a chosen currency is kept in every country until the user chooses the automatic one again (rule M11)', async () => {
  const mara = await maraIn('PT');
  const chosen = { manualDetect: true, currency: 'CAD' };
  expect((await choose(mara, true, 'CAD')).currencySettings).toEqual(chosen);
  expect((await mara.call(api.getMyPerformer)).currencySettings).toEqual(chosen);
  expect((await (await maraIn('GB')).call(api.getMe)).currencySettings).toEqual(chosen);
  expect((await choose(mara, false, 'CAD')).currencySettings).toEqual({ manualDetect: false, currency: 'EUR' });
});

it('every operation refuses a currency without a rate, and names the invalid field (rule M11)', async () => {
  const mara = await maraIn('PT');
  const failure = { code: 'VALIDATION_FAILED', fields: [{ path: 'currencySettings.currency' }] };
  const error = await choose(mara, true, 'XTS').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject(failure);
  const body = { currencySettings: { manualDetect: true, currency: 'XTS' } };
  await expect(mara.call(api.updateMyPerformer, { body })).rejects.toMatchObject(failure);
});
