import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { addresses } from '../products/fixtures.ts';
import { failure, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { AddressDialog, type AddressValues } from './address-dialog.tsx';

type Result = FormResult<keyof AddressValues>;

const meta = {
  title: 'Components/Addresses/AddressDialog',
  component: AddressDialog,
  args: {
    open: true,
    onClose: fn(),
    countries: [
      { code: 'PT', name: 'Portugal' },
      { code: 'SG', name: 'Singapore' },
      { code: 'US', name: 'United States' },
    ],
    states: [],
    cities: [],
    onCountryChange: fn(),
    onStateChange: fn(),
    submit: fn(async (): Promise<Result> => ({ ok: true })),
  },
} satisfies Meta<typeof AddressDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);
const save = async () => userEvent.click(await dialog().findByRole('button', { name: t('addresses:form.save') }));

/** A country without states has no field for the state. */
export const New: Story = {
  async play({ args }) {
    await userEvent.type(await dialog().findByLabelText(t('addresses:form.name')), 'Noor Haddad');
    await userEvent.type(dialog().getByLabelText(t('addresses:form.line1')), '12 Quay Street');
    await userEvent.selectOptions(dialog().getByLabelText(t('addresses:form.country')), 'SG');
    await expect(args.onCountryChange).toHaveBeenCalledWith('SG');
    await expect(dialog().queryByLabelText(tPattern('addresses:form.state'))).toBeNull();
    await userEvent.type(dialog().getByLabelText(t('addresses:form.city')), 'Singapore');
    await save();
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith({
        label: '',
        name: 'Noor Haddad',
        line1: '12 Quay Street',
        line2: '',
        postalCode: '',
        city: 'Singapore',
        countryCode: 'SG',
        stateCode: '',
        phone: '',
        isDefault: false,
      }),
    );
  },
};

/** Selecting another country resets the state. */
export const Edit: Story = {
  args: {
    address: addresses[1],
    states: [
      { code: 'CA', name: 'California' },
      { code: 'OR', name: 'Oregon' },
    ],
  },
  async play() {
    await expect(await dialog().findByLabelText(tPattern('addresses:form.state'))).toHaveValue('OR');
    await userEvent.selectOptions(dialog().getByLabelText(t('addresses:form.country')), 'PT');
    await expect(dialog().getByLabelText(tPattern('addresses:form.state'))).toHaveValue('');
  },
};

const madrid = ['Alcalá de Henares', 'Aranjuez', 'Getafe', 'Leganés', 'Madrid', 'Móstoles'];

/**
 * The suggestions are cities of the selected state. They are found without typing accents, and any other text is
 * accepted.
 */
export const CitySuggestions: Story = {
  args: {
    countries: [{ code: 'ES', name: 'Spain' }],
    states: [{ code: 'MD', name: 'Madrid, Comunidad de' }],
    cities: madrid,
  },
  async play({ args, step }) {
    await step('Choose the country and the state', async () => {
      await userEvent.selectOptions(await dialog().findByLabelText(t('addresses:form.country')), 'ES');
      await userEvent.selectOptions(dialog().getByLabelText(tPattern('addresses:form.state')), 'MD');
      await expect(args.onStateChange).toHaveBeenCalledWith('MD');
    });
    const city = dialog().getByRole<HTMLInputElement>('combobox', { name: t('addresses:form.city') });
    const suggested = () => [...(city.list?.options ?? [])].map(({ value }) => value);
    await step('All cities are suggested', async () => {
      await expect(suggested()).toEqual(madrid);
    });
    await step('Type the beginning of a name', async () => {
      await userEvent.type(city, 'mos');
      await waitFor(() => expect(suggested()).toEqual(['Móstoles']));
    });
    await step('Enter a city without a suggestion', async () => {
      await userEvent.clear(city);
      await userEvent.type(city, 'Patones de Arriba');
      await expect(city).toHaveValue('Patones de Arriba');
      await waitFor(() => expect(suggested()).toEqual([]));
    });
  },
};

/** The dialog shows the saved codes until the names of countries and states have loaded. */
export const WithoutChoices: Story = {
  args: { address: addresses[0], countries: [] },
  async play() {
    await expect(await dialog().findByLabelText(t('addresses:form.country'))).toHaveValue('PT');
  },
};

export const FieldErrors: Story = {
  async play({ args }) {
    await save();
    await expect(await dialog().findAllByText(t('addresses:form.required'))).toHaveLength(4);
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const RefusedByServer: Story = {
  parameters: { shows: shows('createAddress', 'VALIDATION_FAILED') },
  args: {
    address: addresses[0],
    submit: fn(async (): Promise<Result> => fieldFailure('stateCode', 'STATE_UNKNOWN')),
  },
  async play() {
    await save();
    await expect(await dialog().findByText(t('errors:STATE_UNKNOWN'))).toBeVisible();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('updateAddress', 'failed') },
  args: { address: addresses[0], submit: fn(async (): Promise<Result> => failure('INTERNAL')) },
  async play() {
    await save();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:INTERNAL'));
  },
};

export const Submitting: Story = {
  args: { address: addresses[0], submit: fn((): Promise<Result> => new Promise(() => {})) },
  play: save,
};
