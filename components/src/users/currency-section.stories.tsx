import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, userEvent, waitFor } from 'storybook/test';
import { countryText, failure, language, t, tPattern } from '../testing/index.ts';
import { currencyName } from './currency-names.ts';
import { CurrencySection, type CurrencySectionProps } from './currency-section.tsx';
import { currency } from './fixtures.ts';
import { clearToasts, withToasts } from './sample.tsx';

type Save = CurrencySectionProps['save'];

const meta = {
  title: 'Components/Users/CurrencySection',
  component: CurrencySection,
  decorators: [withToasts],
  beforeEach: clearToasts,
  args: { ...currency, save: fn<Save>(async () => ({ ok: true })) },
} satisfies Meta<typeof CurrencySection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByCountry: Story = {
  async play({ canvas }) {
    const select = await canvas.findByLabelText(t('users:currency.label'));
    await expect(select).toHaveDisplayValue(
      t('users:currency.byCountry', { country: countryText('PT'), currency: 'Euro (EUR, €)' }),
    );
    await expect(select).toHaveAccessibleDescription(
      tPattern('users:currency.help', { primary: currencyName({ code: 'USD', symbol: '$' }, language().language) }),
    );
  },
};

export const UnknownCountry: Story = {
  args: { place: { countryCode: null, currency: 'USD' } },
  async play({ canvas }) {
    const select = await canvas.findByLabelText(t('users:currency.label'));
    await expect(select).toHaveDisplayValue(
      t('users:currency.byUnknownCountry', {
        currency: currencyName({ code: 'USD', symbol: '$' }, language().language),
      }),
    );
  },
};

/** The viewer's country has not loaded yet. */
export const CountryLoading: Story = { args: { place: null } };

export const SelectedCurrency: Story = { args: { settings: { manualDetect: true, currency: 'CAD' } } };

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    const select = await canvas.findByLabelText('Mostrar los precios en');
    await expect(select).toHaveDisplayValue('Según mi país, Portugal: Euro (EUR, €)');
  },
};

export const Chosen: Story = {
  async play({ canvas, args }) {
    const select = await canvas.findByLabelText(t('users:currency.label'));
    await userEvent.selectOptions(select, 'CAD');
    await expect(args.save).toHaveBeenCalledWith({ manualDetect: true, currency: 'CAD' });
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await userEvent.selectOptions(select, 'country');
    await waitFor(() => expect(args.save).toHaveBeenLastCalledWith({ manualDetect: false, currency: 'USD' }));
  },
};

/** The selected currency is already shown while it is saved. */
export const Saving: Story = {
  args: { save: fn<Save>(() => new Promise(() => undefined)) },
  async play({ canvas }) {
    const select = await canvas.findByLabelText(t('users:currency.label'));
    await userEvent.selectOptions(select, 'GBP');
    await expect(select).toHaveValue('GBP');
    await expect(select).toHaveAttribute('aria-busy', 'true');
  },
};

/** The viewer selects several currencies quickly. After the pending request, only the last selection is saved. */
export const InARow: Story = {
  args: { save: fn<Save>(async () => ({ ok: true })) },
  async play({ canvas, args }) {
    const first = Promise.withResolvers<Awaited<ReturnType<Save>>>();
    mocked(args.save).mockReturnValueOnce(first.promise);
    const select = await canvas.findByLabelText(t('users:currency.label'));
    for (const code of ['CAD', 'USD', 'GBP']) await userEvent.selectOptions(select, code);
    await expect(args.save).toHaveBeenCalledTimes(1);
    first.resolve({ ok: true });
    await expect(await canvas.findByText(t('changesSaved'))).toBeVisible();
    await expect(args.save).toHaveBeenCalledTimes(2);
    await expect(args.save).toHaveBeenLastCalledWith({ manualDetect: true, currency: 'GBP' });
  },
};

/** Saving failed, so the previous currency and the server's message are shown. */
export const Failed: Story = {
  args: { save: fn<Save>(async () => failure('CURRENCY_NOT_OFFERED')) },
  async play({ canvas }) {
    const select = await canvas.findByLabelText(t('users:currency.label'));
    await userEvent.selectOptions(select, 'GBP');
    await expect(await canvas.findByText(t('errors:CURRENCY_NOT_OFFERED'))).toBeVisible();
    await expect(select).toHaveValue('country');
    await expect(select).toBeInvalid();
  },
};
