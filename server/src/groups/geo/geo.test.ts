import { type ApiError, api } from '@fanlight/sdk';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestEngine, createVisitor, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';

let engine: TestEngine;
let visitor: ReturnType<typeof createVisitor>;

beforeAll(async () => {
  engine = await createTestEngine();
  visitor = createVisitor(engine);
});

afterAll(() => stopCleanly(engine));

describe('the reference data (rule G1)', () => {
  it('includes every country of ISO 3166-1 with its data', async () => {
    const { data, total, isMore } = await visitor.call(api.listCountries);
    expect([data.length, total, isMore]).toEqual([249, 249, false]);
    expect(data.find(({ code }) => code === 'PT')).toEqual({
      name: 'Portugal',
      code: 'PT',
      code3: 'PRT',
      numericCode: '620',
      capital: 'Lisbon',
      region: 'EU',
      currency: { code: 'EUR', name: 'Euro', symbol: '€' },
      language: { code: 'pt', name: 'Portuguese' },
      flagUrl: '/api/flags/pt.svg',
    });
    expect(data.find(({ code }) => code === 'AQ')).toMatchObject({ capital: null, region: 'AN' });
    expect(data.slice(0, 3).map(({ name }) => name)).toEqual(['Afghanistan', 'Aland', 'Albania']);
  });

  it('includes the states of each country by name; the states of an unknown country are not found', async () => {
    const { data, total } = await visitor.call(api.listStates, { params: { country: 'PT' } });
    expect(total).toBe(20);
    expect(data[0]).toEqual({ code: '01', name: 'Aveiro' });
    expect(data.map(({ name }) => name)).toContain('Lisboa');
    expect(await visitor.call(api.listStates, { params: { country: 'GI' } })).toMatchObject({ data: [], total: 0 });
    const unknown: ApiError = await visitor.call(api.listStates, { params: { country: 'ZZ' } }).catch((error) => error);
    expect(unknown.code).toBe('NOT_FOUND');
  });

  it('includes the cities of each state and its subdivisions by name', async () => {
    const listCityNames = async (country: string, stateName: string) => {
      const states = await visitor.call(api.listStates, { params: { country } });
      const state = states.data.find(({ name }) => name === stateName)?.code ?? '';
      const { data, total, isMore } = await visitor.call(api.listCities, { params: { country, state } });
      expect([total, isMore]).toEqual([data.length, false]);
      return data.map(({ name }) => name);
    };
    const names = await listCityNames('US', 'California');
    expect(names).toContain('San Francisco');
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(names.toSorted((one, other) => one.localeCompare(other, 'en')));
    const expectCity = async (country: string, state: string, city: string) =>
      expect((await listCityNames(country, state)).includes(city), city).toBe(true);
    await expectCity('ES', 'Madrid, Comunidad de', 'Madrid');
    // In the data source these cities belong to departments and provinces, which are subdivisions of states.
    await expectCity('FR', 'Île-de-France', 'Paris');
    await expectCity('IT', 'Lombardia', 'Milan');
    // In the data source this city belongs to a state code that ISO 3166-2 has replaced.
    await expectCity('IN', 'Telangāna', 'Hyderabad');
  });

  it('has no cities for some states; the cities of an unknown country or state are not found', async () => {
    expect(await visitor.call(api.listCities, { params: { country: 'US', state: 'UM' } })).toMatchObject({
      data: [],
      total: 0,
    });
    for (const [country, state] of [
      ['ZZ', 'CA'],
      ['US', 'ZZ'],
      ['US', 'ca'],
      ['FR', '75'],
    ] as const) {
      const unknown: ApiError = await visitor
        .call(api.listCities, { params: { country, state } })
        .catch((error) => error);
      expect(unknown.code, `${country}/${state}`).toBe('NOT_FOUND');
    }
  });

  it('includes the flag of every country as an SVG without scripts', async () => {
    const { data } = await visitor.call(api.listCountries);
    for (const { code, flagUrl } of data) {
      const response = await engine.fetch(new Request(new URL(flagUrl, 'http://localhost')));
      const flag = await response.text();
      expect([response.status, response.headers.get('content-type')], code).toEqual([200, 'image/svg+xml']);
      expect(flag, code).toMatch(/^<svg (?=[^>]*viewBox="[\d. ]+")[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
      expect(flag, code).not.toMatch(/<script|<foreignObject|\son\w+=|href=["']?(?!#)/i);
    }
    const { headers } = await engine.fetch(new Request('http://localhost/api/flags/pt.svg'));
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('public, max-age=2592000');
    const unknown: ApiError = await visitor.call(api.getFlag, { params: { file: 'zz.svg' } }).catch((error) => error);
    expect(unknown.code).toBe('NOT_FOUND');
  });

  it('includes all phone codes of each country', async () => {
    const { data } = await visitor.call(api.listPhoneCodes);
    expect(data).toContainEqual({ code: '+351', countryCode: 'PT', name: 'Portugal' });
    expect(data.filter(({ countryCode }) => countryCode === 'DO').map(({ code }) => code)).toEqual([
      '+1809',
      '+1829',
      '+1849',
    ]);
  });

  it('includes languages, in one list with names and codes and in another with full data', async () => {
    const { data, total } = await visitor.call(api.listLanguages);
    expect(total).toBe(183);
    expect(data).toContainEqual({ code: 'pt', name: 'Portuguese' });
    const references = await visitor.call(api.listLanguageReferences);
    const portuguese = references.data.find(({ iso639Part1 }) => iso639Part1 === 'pt');
    expect(portuguese).toMatchObject({ iso639Part3: 'por', nativeNames: ['Português'], direction: 'LTR' });
    expect(portuguese?.countryCodes).toEqual(expect.arrayContaining(['BRA', 'PRT']));
    expect(portuguese?.cultures).toContainEqual({
      name: 'pt-PT',
      displayName: 'Portuguese (Portugal)',
      code: '0x0816',
    });
    const german = references.data.find(({ iso639Part1 }) => iso639Part1 === 'de');
    expect(german).toMatchObject({ iso639Part2: 'deu', iso639Part2English: 'ger' });
    expect(references.data.find(({ iso639Part1 }) => iso639Part1 === 'he')?.direction).toBe('RTL');
  });

  it('includes locales with their language, script and region', async () => {
    const { data } = await visitor.call(api.listLocales);
    expect(data).toContainEqual({ tag: 'sr-Latn-RS', language: 'sr', script: 'Latn', region: 'RS' });
    expect(data).toContainEqual({ tag: 'es-419', language: 'es', script: null, region: '419' });
    expect(data).toContainEqual({ tag: 'en-US', language: 'en', script: null, region: 'US' });
  });

  it('includes the options of forms, and the request type of each question', async () => {
    const { genders, questions } = await visitor.call(api.getUserAdditional);
    expect(genders).toEqual(['female', 'male']);
    expect(questions).toContainEqual({ key: 'question_question', requestType: 'question' });
    expect(questions.filter(({ requestType }) => requestType === null).map(({ key }) => key)).toEqual([
      'instructions',
      'to_know',
    ]);
  });
});
