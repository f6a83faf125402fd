import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { addresses } from '../products/fixtures.ts';
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

/** The dialog is rendered in the top layer, outside of the story's element. */
const dialog = () => within(document.body);
const save = async () => userEvent.click(await dialog().findByRole('button', { name: 'Save' }));

/** The state field is hidden for a country without states. */
export const New: Story = {
  async play({ args }) {
    await userEvent.type(await dialog().findByLabelText('Who receives it'), 'Noor Haddad');
    await userEvent.type(dialog().getByLabelText('Street and number'), '12 Quay Street');
    await userEvent.selectOptions(dialog().getByLabelText('Country'), 'SG');
    await expect(args.onCountryChange).toHaveBeenCalledWith('SG');
    await expect(dialog().queryByLabelText(/State or region/)).toBeNull();
    await userEvent.type(dialog().getByLabelText('City'), 'Singapore');
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
    await expect(await dialog().findByLabelText(/State or region/)).toHaveValue('OR');
    await userEvent.selectOptions(dialog().getByLabelText('Country'), 'PT');
    await expect(dialog().getByLabelText(/State or region/)).toHaveValue('');
  },
};

const madrid = ['Alcalá de Henares', 'Aranjuez', 'Getafe', 'Leganés', 'Madrid', 'Móstoles'];

/** Suggests cities of the selected state, matched without accents; other text is allowed. */
export const CitySuggestions: Story = {
  args: {
    countries: [{ code: 'ES', name: 'Spain' }],
    states: [{ code: 'MD', name: 'Madrid, Comunidad de' }],
    cities: madrid,
  },
  async play({ args }) {
    await userEvent.selectOptions(await dialog().findByLabelText('Country'), 'ES');
    await userEvent.selectOptions(dialog().getByLabelText(/State or region/), 'MD');
    await expect(args.onStateChange).toHaveBeenCalledWith('MD');
    const city = dialog().getByRole<HTMLInputElement>('combobox', { name: 'City' });
    const suggested = () => [...(city.list?.options ?? [])].map(({ value }) => value);
    await expect(suggested()).toEqual(madrid);
    await userEvent.type(city, 'mos');
    await waitFor(() => expect(suggested()).toEqual(['Móstoles']));
    await userEvent.clear(city);
    await userEvent.type(city, 'Patones de Arriba');
    await expect(city).toHaveValue('Patones de Arriba');
    await waitFor(() => expect(suggested()).toEqual([]));
  },
};

/** Shows the saved codes until the names of countries and states have loaded. */
export const WithoutChoices: Story = {
  args: { address: addresses[0], countries: [] },
  async play() {
    await expect(await dialog().findByLabelText('Country')).toHaveValue('PT');
  },
};

export const FieldErrors: Story = {
  async play({ args }) {
    await save();
    await expect(await dialog().findAllByText('Please fill this in.')).toHaveLength(4);
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const RefusedByServer: Story = {
  args: {
    address: addresses[0],
    submit: fn(async (): Promise<Result> => ({ fieldErrors: { stateCode: 'This state is not known.' } })),
  },
  async play() {
    await save();
    await expect(await dialog().findByText('This state is not known.')).toBeVisible();
  },
};

export const ServerError: Story = {
  args: { address: addresses[0], submit: fn(async (): Promise<Result> => ({ error: 'Something went wrong' })) },
  async play() {
    await save();
    await expect(await dialog().findByRole('alert')).toHaveTextContent('Something went wrong');
  },
};

export const Submitting: Story = {
  args: { address: addresses[0], submit: fn((): Promise<Result> => new Promise(() => {})) },
  play: save,
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
