import { ApiError, api } from '@fanlight/sdk';
import type { AddressCreateRequest } from '@fanlight/sdk/models';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFan, createTestEngine, type Person, type TestEngine } from '../../testing/index.ts';
import { stopCleanly } from '../../testing/stop-cleanly.ts';
import { addressLimit } from './rules.ts';

let engine: TestEngine;
let noor: Person;

beforeAll(async () => {
  engine = await createTestEngine();
});

afterAll(() => stopCleanly(engine));

let round = 0;
beforeEach(async () => {
  round += 1;
  noor = await createFan(engine, `noor.${round}`);
});

const home: AddressCreateRequest = {
  label: 'Home',
  name: ' Noor Haddad ',
  line1: 'Rua das Gaivotas 14',
  postalCode: '1200-202',
  city: 'Lisbon',
  stateCode: '11',
  countryCode: 'PT',
};
const add = (body: Partial<AddressCreateRequest> = {}, { client } = noor) =>
  client.call(api.createAddress, { body: { ...home, ...body } });
const book = async ({ client } = noor) => (await client.call(api.listAddresses)).data;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error) => (error instanceof ApiError ? `${error.code} ${error.fields?.[0]?.path ?? ''}`.trim() : String(error)),
  );

describe('an address book', () => {
  it('makes its first address the default, and adds the state’s name (rule M10)', async () => {
    expect(await add()).toMatchObject({
      name: 'Noor Haddad',
      state: 'Lisboa',
      line2: null,
      phone: null,
      isDefault: true,
    });
    await add({ label: 'Studio' });
    const studio = await add({ label: 'Parents', isDefault: true });
    expect((await book()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Parents', true],
      ['Studio', false],
      ['Home', false],
    ]);
    await noor.client.call(api.deleteAddress, { params: { id: studio._id } });
    expect((await book()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Studio', true],
      ['Home', false],
    ]);
  });

  it('accepts only known countries and their states', async () => {
    expect(await codeOf(add({ countryCode: 'ZZ' }))).toBe('VALIDATION_FAILED countryCode');
    expect(await codeOf(add({ stateCode: 'OR' }))).toBe('VALIDATION_FAILED stateCode');
    expect(await add({ stateCode: null })).toMatchObject({ stateCode: null, state: null });
  });

  it('changes the fields that are sent, and clears the state when the country changes', async () => {
    const { _id: id } = await add({ phone: '+351 21 555 0142' });
    const change = (body: Record<string, string>) => noor.client.call(api.updateAddress, { params: { id }, body });
    expect(await change({ city: 'Porto', phone: '' })).toMatchObject({ city: 'Porto', phone: null, state: 'Lisboa' });
    expect(await change({ countryCode: 'US' })).toMatchObject({ countryCode: 'US', stateCode: null, city: 'Porto' });
    expect(await change({ stateCode: 'OR' })).toMatchObject({ state: 'Oregon' });
  });

  it(`accepts ${addressLimit} addresses under concurrent requests, with one default`, async () => {
    const codes = await Promise.all(Array.from({ length: addressLimit + 5 }, () => codeOf(add({ isDefault: true }))));
    expect(codes.filter((code) => code === 'none')).toHaveLength(addressLimit);
    const all = await book();
    expect([all.length, all.filter(({ isDefault }) => isDefault).length]).toEqual([addressLimit, 1]);
  });

  it('is visible to its owner only (rule A5)', async () => {
    const { _id: id } = await add();
    const stranger = await createFan(engine, `ida.${round}`);
    expect(await codeOf(stranger.client.call(api.deleteAddress, { params: { id } }))).toBe('NOT_FOUND');
    expect(await codeOf(stranger.client.call(api.updateAddress, { params: { id }, body: { city: 'Faro' } }))).toBe(
      'NOT_FOUND',
    );
    expect(await book(stranger)).toEqual([]);
    expect(await book()).toHaveLength(1);
  });
});
