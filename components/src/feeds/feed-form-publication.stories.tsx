import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ready } from '../primitives/index.ts';
import { language, t } from '../testing/index.ts';
import type { Plan } from './calendar/plan.ts';
import { FeedForm } from './feed-form.tsx';
import { draftFeed, scheduledFeed } from './fixtures.ts';
import { choose, newPost } from './sample.tsx';

const meta = {
  title: 'Components/Feeds/FeedFormPublication',
  ...newPost,
} satisfies Meta<typeof FeedForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The preview shows the post as each kind of fan will see it. In an empty form the submit button is quiet. */
export const Preview: Story = {
  async play({ canvas }) {
    await choose(canvas, 'cup.png');
    await userEvent.type(await canvas.findByLabelText(t('feeds:form.text')), 'The kiln opens. #stoneware');
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.subscribers') }));
    const opener = canvas.getByRole('button', { name: t('feeds:form.preview.open') });
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole('dialog', { name: t('feeds:form.preview.title') });
    const subscriber = await within(dialog).findByRole('radio', { name: t('feeds:form.preview.viewer.subscriber') });
    await expect(subscriber).toBeChecked();
    await expect(within(dialog).getByText(t('feeds:form.preview.whole'))).toBeVisible();
    await expect(await within(dialog).findByText('Mara Quill')).toBeVisible();
    await expect(within(dialog).getByText(/The kiln opens/)).toBeVisible();
    await waitFor(() => expect(dialog.querySelector('img[src]')).toBeVisible());
    await expect(
      within(dialog).queryByRole('radio', { name: t('feeds:form.preview.viewer.buyer') }),
    ).not.toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: t('feeds:form.preview.close') }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** Fans without access see the paywall with the cheapest unlock (rules A1, A2). */
export const PreviewLocked: Story = {
  args: { initial: { ...draftFeed, audience: 'subscribers', price: 8 } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:form.preview.open') }));
    const dialog = await within(document.body).findByRole('dialog', { name: t('feeds:form.preview.title') });
    const choose = async (viewer: 'visitor' | 'follower' | 'buyer') =>
      userEvent.click(await within(dialog).findByRole('radio', { name: t(`feeds:form.preview.viewer.${viewer}`) }));
    await choose('buyer');
    await expect(within(dialog).getByText(t('feeds:form.preview.whole'))).toBeVisible();
    await choose('visitor');
    await expect(within(dialog).getByText(t('feeds:form.preview.locked'))).toBeVisible();
    await choose('follower');
    await expect(within(dialog).getByText(t('feeds:post.locked.buy', { price: '$8.00' }))).toBeVisible();
  },
};

export const Scheduling: Story = {
  async play({ canvas, args, step }) {
    await step('Choose to schedule the post', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.when.scheduled') }));
      await userEvent.type(canvas.getByLabelText(t('feeds:form.text')), 'The kiln opens.');
    });
    const send = canvas.getByRole('button', { name: t('feeds:form.schedule') });
    await step('Send without a time', async () => {
      await userEvent.click(send);
      await expect(await canvas.findByText(t('feeds:form.when.problem.missing'))).toBeVisible();
    });
    const time = canvas.getByLabelText(t('feeds:form.when.at'));
    await expect(time).toHaveFocus();
    await step('Enter a time in the past', async () => {
      await userEvent.type(time, '2001-06-04T10:00');
      await userEvent.click(send);
      await expect(await canvas.findByText(t('feeds:form.when.problem.past'))).toBeVisible();
    });
    await step('Enter a time in the future', async () => {
      await userEvent.clear(time);
      await userEvent.type(time, '2199-06-04T10:00');
      await userEvent.click(send);
      const publishAt = new Date('2199-06-04T10:00').toISOString();
      const sent = expect.objectContaining({ status: 'scheduled', publishAt });
      await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
    });
  },
};

/** A day of the calendar keeps the time that is set. The calendar shows what is planned in the month of the time. */
export const PlannedDays: Story = {
  args: {
    plan: {
      feeds: ready({
        feeds: [
          {
            ...{ _id: '0193f2a4c1d07b3e5a918d31', text: 'The kiln opens.', expiresAt: null },
            publishAt: new Date('2199-06-05T10:00').toISOString(),
          },
        ],
        isMore: false,
      }),
      onPeriodChange: fn(),
    },
  },
  async play({ canvas, args, step }) {
    const at = t('feeds:form.when.at');
    await step('Choose a time', async () => {
      await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.when.scheduled') }));
      await userEvent.type(canvas.getByLabelText(at), '2199-06-04T10:00');
      await expect(await canvas.findByText('The kiln opens.')).toBeVisible();
    });
    await step('Choose another day in the calendar', async () => {
      const name = new Intl.DateTimeFormat(language().language, { dateStyle: 'full' }).format(
        new Date('2199-06-12T12:00'),
      );
      await userEvent.click(await canvas.findByRole('button', { name }));
      await expect(canvas.getByLabelText(at)).toHaveValue('2199-06-12T10:00');
    });
    await step('Schedule the post', async () => {
      await userEvent.type(canvas.getByLabelText(t('feeds:form.text')), 'Glaze day');
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.schedule') }));
      const publishAt = new Date('2199-06-12T10:00').toISOString();
      const sent = expect.objectContaining({ status: 'scheduled', publishAt });
      await waitFor(() => expect(args.submit).toHaveBeenCalledWith(sent));
    });
  },
};

/** While a year with more than four digits is typed, the calendar shows the current month. */
export const LongYear: Story = {
  args: { plan: { feeds: ready({ feeds: [], isMore: false }), onPeriodChange: fn() } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.when.scheduled') }));
    await canvas.findByRole('grid');
    const time = canvas.getByLabelText(t('feeds:form.when.at'));
    await fireEvent.change(time, { target: { value: '202612-01-01T10:00' } });
    await expect(time).toHaveValue('202612-01-01T10:00');
    await expect(canvas.getByRole('button', { current: 'date' })).toBeVisible();
    await expect(time).toBeInvalid();
  },
};

const noPosts = ready({ feeds: [], isMore: false });
let renders = 0;
/** Counts the renders of the calendar, which reads the posts once in each. */
const countedPlan: Plan = {
  get feeds() {
    renders += 1;
    return noPosts;
  },
  onPeriodChange: fn(),
};

/** Typing a text does not render the calendar again. */
export const CalendarWhileTyping: Story = {
  render: (args) => <FeedForm {...args} plan={countedPlan} />,
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.when.scheduled') }));
    await canvas.findByRole('grid');
    const before = renders;
    await expect(before).toBeGreaterThan(0);
    await userEvent.type(canvas.getByLabelText(t('feeds:form.text')), 'Glaze day');
    await expect(renders).toBe(before);
  },
};

/** The time zone of the scheduled time has a name. */
export const ScheduledZone: Story = {
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('feeds:form.when.scheduled') }));
    const parts = new Intl.DateTimeFormat(document.documentElement.lang, { timeZoneName: 'long' }).formatToParts();
    const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    await expect(zone).not.toBe('');
    await expect(await canvas.findByText(t('feeds:form.when.atHelp', { zone }))).toBeVisible();
  },
};

export const EditingScheduled: Story = {
  args: { initial: { ...scheduledFeed, publishAt: '2199-06-04T08:00:00.000Z' } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('radio', { name: t('feeds:form.when.scheduled') })).toBeChecked();
    await expect(canvas.getByLabelText(t('feeds:form.when.at'))).not.toHaveValue('');
    await userEvent.click(canvas.getByRole('radio', { name: t('feeds:form.when.now') }));
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.publish') }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ status: 'published' })));
    await expect(args.submit.mock.calls[0]?.[0]).not.toHaveProperty('publishAt');
  },
};
