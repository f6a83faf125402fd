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
const createAddress = (body: Partial<AddressCreateRequest> = {}, { client } = noor) =>
  client.call(api.createAddress, { body: { ...home, ...body } });
const listAddresses = async ({ client } = noor) => (await client.call(api.listAddresses)).data;
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => 'none',
    (error) => (error instanceof ApiError ? `${error.code} ${error.fields?.[0]?.path ?? ''}`.trim() : String(error)),
  );

describe('an address book', () => {
  it('has its first address as default, until another address becomes the default or the default is deleted (rule M10)', async () => {
    expect(await createAddress()).toMatchObject({
      name: 'Noor Haddad',
      state: 'Lisboa',
      line2: null,
      phone: null,
      isDefault: true,
    });
    await createAddress({ label: 'Studio' });
    const parents = await createAddress({ label: 'Parents', isDefault: true });
    expect((await listAddresses()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Parents', true],
      ['Studio', false],
      ['Home', false],
    ]);
    await noor.client.call(api.deleteAddress, { params: { id: parents._id } });
    expect((await listAddresses()).map(({ label, isDefault }) => [label, isDefault])).toEqual([
      ['Studio', true],
      ['Home', false],
    ]);
  });

  it('accepts only known countries, and only states of the country', async () => {
    expect(await codeOf(createAddress({ countryCode: 'ZZ' }))).toBe('VALIDATION_FAILED countryCode');
    expect(await codeOf(createAddress({ stateCode: 'OR' }))).toBe('VALIDATION_FAILED stateCode');
    expect(await createAddress({ stateCode: null })).toMatchObject({ stateCode: null, state: null });
  });

  it('updates only the fields that the request contains, and clears the state if the country changes', async () => {
    const { _id: id } = await createAddress({ phone: '+351 21 555 0142' });
    const update = (body: Record<string, string>) => noor.client.call(api.updateAddress, { params: { id }, body });
    expect(await update({ city: 'Porto', phone: '' })).toMatchObject({ city: 'Porto', phone: null, state: 'Lisboa' });
    expect(await update({ countryCode: 'US' })).toMatchObject({ countryCode: 'US', stateCode: null, city: 'Porto' });
    expect(await update({ stateCode: 'OR' })).toMatchObject({ state: 'Oregon' });
  });

  it(`contains at most ${addressLimit} addresses and one default after concurrent requests`, async () => {
    const codes = await Promise.all(
      Array.from({ length: addressLimit + 5 }, () => codeOf(createAddress({ isDefault: true }))),
    );
    expect(codes.filter((code) => code === 'none')).toHaveLength(addressLimit);
    const all = await listAddresses();
    expect([all.length, all.filter(({ isDefault }) => isDefault).length]).toEqual([addressLimit, 1]);
  });

  it('can be read and changed only by its owner (rule A5)', async () => {
    const { _id: id } = await createAddress();
    const stranger = await createFan(engine, `ida.${round}`);
    expect(await codeOf(stranger.client.call(api.deleteAddress, { params: { id } }))).toBe('NOT_FOUND');
    expect(await codeOf(stranger.client.call(api.updateAddress, { params: { id }, body: { city: 'Faro' } }))).toBe(
      'NOT_FOUND',
    );
    expect(await listAddresses(stranger)).toEqual([]);
    expect(await listAddresses()).toHaveLength(1);
  });
});
