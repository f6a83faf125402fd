import type { Performer } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t, tPattern } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import type { ExploreFilters } from './explore-filter-fields.tsx';
import { ExploreScreen } from './explore-screen.tsx';
import { countries, performers, sampleFlag } from './fixtures.ts';

const everybody: ExploreFilters = { q: '', gender: '', country: '', language: '', free: false, sort: 'popular' };
const all = ready({ items: performers, more: 'end' as const, total: performers.length });
const nobody = ready({ items: [] as Performer[], more: 'end' as const, total: 0 });
const retry = fn();

const meta = {
  title: 'Screens/Everyone/ExploreScreen',
  tags: ['screen', 'everyone'],
  component: ExploreScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, wide: true },
  args: {
    performers: all,
    filters: everybody,
    countries,
    languages: [
      { code: 'en', name: 'English' },
      { code: 'pt', name: 'Portuguese' },
    ],
    onFiltersChange: fn(),
    onClear: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof ExploreScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('link', { name: 'Mara Quill' })).toHaveAttribute('href', '/mara.clay');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      t('performers:explore.found', { formatted: 6, count: 2 }),
    );
    await userEvent.selectOptions(canvas.getByLabelText(t('performers:explore.country')), 'PT');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...everybody, country: 'PT' });
    await userEvent.selectOptions(canvas.getByLabelText(t('performers:explore.sort')), 'name');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...everybody, sort: 'name' });
    await userEvent.click(canvas.getByRole('switch', { name: tPattern('performers:explore.free') }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...everybody, free: true });
    await expect(canvas.queryByRole('button', { name: t('performers:explore.clear') })).toBeNull();
  },
};

/** The search starts when the form is submitted. */
export const Searching: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('searchbox'), ' violin ');
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: t('performers:explore.search') }));
    await expect(args.onFiltersChange).toHaveBeenCalledWith({ ...everybody, q: 'violin' });
  },
};

export const Filtered: Story = {
  args: { filters: { ...everybody, gender: 'female', country: 'PT', language: 'pt' }, countryFlag: sampleFlag },
  async play({ canvas, args }) {
    await expect(await canvas.findByLabelText(t('performers:explore.gender'))).toHaveValue('female');
    await userEvent.click(canvas.getByRole('button', { name: t('performers:explore.clear') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

export const NoMatch: Story = {
  args: { performers: nobody, filters: { ...everybody, q: 'submarine' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { name: t('performers:explore.noMatch') })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('performers:explore.clear') }));
    await expect(args.onClear).toHaveBeenCalledOnce();
  },
};

/** There are no performers yet: the list is empty although no filter is set. */
export const Empty: Story = { args: { performers: nobody } };
export const Loading: Story = { args: { performers: loading } };

/** The filters in the URL are shown before the options have loaded. */
export const WithoutChoices: Story = {
  args: { countries: [], languages: [], filters: { ...everybody, country: 'PT' } },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText(t('performers:explore.country'))).toHaveValue('PT');
  },
};

export const Failed: Story = {
  args: { performers: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { performers: ready({ items: performers, more: 'end' }, { retry }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { performers: readyList(performers, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { performers: readyList(performers, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};

export const Visitor: Story = { parameters: { visitor: true } };

/** On phones, a button with the number of filters opens them in a dialog. The search text stays when they are cleared. */
export const PhoneFilters: Story = {
  args: { filters: { ...everybody, q: 'clay', gender: 'female', free: true } },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('searchbox')).toBeVisible();
    await expect(canvas.queryByLabelText(t('performers:explore.country'))).not.toBeVisible();
    const button = canvas.getByRole('button', { name: t('performers:explore.activeFilters', { number: 2 }) });
    await userEvent.click(button);
    const dialog = within(await within(document.body).findByRole('dialog', { name: t('performers:explore.filters') }));
    await userEvent.selectOptions(dialog.getByLabelText(t('performers:explore.country')), 'PT');
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...args.filters, country: 'PT' });
    await userEvent.click(dialog.getByRole('button', { name: t('performers:explore.clear') }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...everybody, q: 'clay' });
    await userEvent.click(dialog.getByRole('button', { name: t('performers:explore.show') }));
    await expect(button).toHaveFocus();
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  args: { filters: { ...everybody, language: 'pt' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Explorar');
    await expect(canvas.getByRole('button', { name: 'Quitar filtros' })).toBeVisible();
  },
};
