import { t } from '@fanlight/components/testing';
import { make, mocks } from '@fanlight/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { id, performer, performerWith, visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const meta = {
  title: 'Flows/Creating fans',
  tags: ['flow'],
  ...visit,
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

const timeout = { timeout: 10_000 };
const called = fn();
const noor = make.getUserSummaryMock({ _id: id, name: 'Noor Haddad', username: 'noor', isPerformer: false });

/** The note and the lists of the only fan, as the mocked server stores them. */
let stored = make.getFanMock({ isVip: false, isMuted: false, note: null, spent: 64.9 });

const updatesFan = mocks.fans.getUpdateFanMockHandler(async ({ request }) => {
  const changes = (await request.json()) as Partial<typeof stored>;
  called(changes);
  stored = { ...stored, ...changes };
  return { data: stored };
});
const listsFollower = mocks.follows.getListFollowersMockHandler(() => ({
  data: { data: [make.getFollowMock({ user: noor, fan: stored })], total: 1, isMore: false },
}));
const prepare = () => {
  called.mockClear();
  stored = { ...stored, isVip: false, isMuted: false, note: null };
};

export const CreatorSubscribers: Story = {
  name: 'Creator subscribers · /creator/subscribers',
  args: { path: '/creator/subscribers', as: 'performer' },
  parameters: performer,
};
/** A note is written in a dialog, and then shown in the row of the fan. */
export const CreatorFollowers: Story = {
  name: 'Creator followers · /creator/followers',
  args: { path: '/creator/followers', as: 'performer' },
  parameters: performerWith(updatesFan, listsFollower),
  beforeEach: prepare,
  async play({ canvas }) {
    const page = within(document.body);
    await userEvent.click(
      await canvas.findByRole('button', { name: t('fans:menu', { name: 'Noor Haddad' }) }, timeout),
    );
    await userEvent.click(await page.findByRole('menuitem', { name: t('fans:note.add') }));
    await userEvent.type(await page.findByRole('textbox', { name: t('fans:note.title') }, timeout), 'Blue bowls.');
    await userEvent.click(page.getByRole('button', { name: t('fans:note.save') }));
    await waitFor(() => expect(called).toHaveBeenCalledWith({ note: 'Blue bowls.' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(await canvas.findByText('Blue bowls.', {}, timeout)).toBeVisible();
  },
};
/** A muted fan has a badge, and the effect is announced. */
export const CreatorFollowersMuted: Story = {
  name: 'Creator followers muted · /creator/followers',
  args: { path: '/creator/followers', as: 'performer' },
  parameters: performerWith(updatesFan, listsFollower),
  beforeEach: prepare,
  async play({ canvas }) {
    const page = within(document.body);
    await userEvent.click(
      await canvas.findByRole('button', { name: t('fans:menu', { name: 'Noor Haddad' }) }, timeout),
    );
    await userEvent.click(await page.findByRole('menuitem', { name: t('fans:muted.add') }));
    await waitFor(() => expect(called).toHaveBeenCalledWith({ isMuted: true }));
    await expect(await page.findByText(t('fans:muted.done', { name: 'Noor Haddad' }), {}, timeout)).toBeVisible();
    await expect(await canvas.findByText(t('fans:muted.badge'), { selector: 'span' }, timeout)).toBeVisible();
  },
};
/** The file contains the filtered list. */
export const CreatorFollowersExport: Story = {
  name: 'Creator followers export · /creator/followers',
  args: { path: '/creator/followers?list=vip&sort=oldest', as: 'performer' },
  parameters: performerWith(
    listsFollower,
    mocks.follows.getExportFollowersMockHandler(({ request }) => {
      called(new URL(request.url).search);
      return new Blob(['"Name"\r\n']);
    }),
  ),
  beforeEach: prepare,
  async play({ canvas }) {
    // The file is not saved, because it would stay in the folder for downloads.
    const saved = fn();
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(
      this: HTMLAnchorElement,
    ) {
      saved(this.download);
    });
    try {
      await userEvent.click(await canvas.findByRole('button', { name: t('fans:export') }, timeout));
      await waitFor(() => expect(called).toHaveBeenCalledWith('?list=vip&sort=asc'));
      await waitFor(() =>
        expect(saved).toHaveBeenCalledWith(expect.stringMatching(/^followers-\d{4}-\d\d-\d\d\.csv$/)),
      );
    } finally {
      click.mockRestore();
    }
  },
};
