import type { PlannedFeed, PlannedFeeds } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failed, loading, ready } from '../../primitives/index.ts';
import { inColumn, language, t } from '../../testing/index.ts';
import { periodOf } from './month.ts';
import { PlannedCalendar } from './planned-calendar.tsx';

const retry = fn();
const at = (time: string) => new Date(time).toISOString();
const planned = (
  index: number,
  text: string,
  publishAt: string | null,
  expiresAt: string | null = null,
): PlannedFeed => ({
  ...{ _id: `0193f2a4c1d07b3e5a918d3${index}`, text },
  publishAt: publishAt && at(publishAt),
  expiresAt: expiresAt && at(expiresAt),
});

/** Posts on the 5th, and twice on the 12th of a month in the future. One disappears, and has been published before. */
const feeds = [
  planned(0, 'The kiln opens.', '2199-06-05T10:00'),
  planned(1, 'Ash glaze, step by step.', '2199-06-12T10:00', '2199-06-20T10:00'),
  planned(2, 'The winner of the raffle.', '2199-06-12T18:30'),
  planned(3, 'Seconds from the last kiln.', null, '2199-06-12T20:00'),
];
const plan = (value: PlannedFeeds) => ({ feeds: ready(value), onPeriodChange: fn() });

const textOf = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(language().language, options).format(new Date(`${day}T12:00`));
const monthName = (day: string) => textOf(day, { month: 'long', year: 'numeric' });
const nameOf = (day: string) => textOf(day, { dateStyle: 'full' });

const meta = {
  title: 'Components/Feeds/PlannedCalendar',
  component: PlannedCalendar,
  parameters: inColumn,
  args: { day: '2199-06-09', onDayChange: fn(), plan: plan({ feeds, isMore: false }) },
} satisfies Meta<typeof PlannedCalendar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each day has dots for its posts, and the list below has the publications and expiries of the month by time. */
export const Ready: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('grid', { name: monthName('2199-06-01') })).toBeVisible();
    await expect(args.plan.onPeriodChange).toHaveBeenCalledWith(periodOf('2199-06'));
    await expect(
      canvas.getAllByRole('listitem').map((item) => item.lastElementChild?.lastElementChild?.textContent),
    ).toEqual([
      ...['The kiln opens.', 'Ash glaze, step by step.', 'The winner of the raffle.'],
      ...['Seconds from the last kiln.', 'Ash glaze, step by step.'],
    ]);
    const name = [
      nameOf('2199-06-12'),
      t('feeds:form.calendar.day.publishes', { count: 2 }),
      t('feeds:form.calendar.day.expires', { count: 1 }),
    ].join(', ');
    await userEvent.click(canvas.getByRole('button', { name }));
    await expect(args.onDayChange).toHaveBeenCalledWith('2199-06-12');
  },
};

/** The arrow keys move to another day, also into another month, and Enter chooses it. */
export const ByKeyboard: Story = {
  async play({ canvas, args, step }) {
    const focused = (day: string) =>
      waitFor(() => expect(canvas.getByRole('button', { name: new RegExp(`^${nameOf(day)}`) })).toHaveFocus());
    await step('Go to the chosen day, which is the only day in the tab order', async () => {
      (await canvas.findByRole('button', { name: t('feeds:form.calendar.next') })).focus();
      await userEvent.tab();
      await focused('2199-06-09');
    });
    await step('Move by a day and a week', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await focused('2199-06-10');
      await userEvent.keyboard('{ArrowDown}');
      await focused('2199-06-17');
    });
    await step('Move by a month', async () => {
      await userEvent.keyboard('{PageDown}');
      await focused('2199-07-17');
      await expect(args.plan.onPeriodChange).toHaveBeenLastCalledWith(periodOf('2199-07'));
    });
    await step('Move back into another month, and choose a day', async () => {
      await userEvent.keyboard('{PageUp}{ArrowUp}{ArrowUp}{ArrowUp}');
      await focused('2199-05-27');
      await userEvent.keyboard('{Enter}');
      await expect(args.onDayChange).toHaveBeenCalledWith('2199-05-27');
    });
  },
};

/** The buttons show another month, which has nothing planned. */
export const OtherMonth: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:form.calendar.next') }));
    const month = monthName('2199-07-01');
    await expect(await canvas.findByText(t('feeds:form.calendar.none', { month }))).toBeVisible();
    await expect(args.plan.onPeriodChange).toHaveBeenLastCalledWith(periodOf('2199-07'));
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.calendar.previous') }));
    await expect(await canvas.findByText('The kiln opens.')).toBeVisible();
  },
};

/** Without a chosen day, the calendar shows the current month. Days in the past cannot be chosen. */
export const NothingChosen: Story = {
  args: { day: '', plan: plan({ feeds: [], isMore: false }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('feeds:form.calendar.previous') })).toBeDisabled();
    await expect(canvas.getByRole('button', { current: 'date' })).toBeEnabled();
  },
};

/** A month with too many posts says that some are missing. */
export const TooMany: Story = {
  args: { plan: plan({ feeds, isMore: true }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('feeds:form.calendar.more'))).toBeVisible();
  },
};

/** A day can be chosen before the posts have arrived. */
export const Loading: Story = {
  args: { plan: { feeds: loading, onPeriodChange: fn() } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: nameOf('2199-06-12') }));
    await expect(args.onDayChange).toHaveBeenCalledWith('2199-06-12');
  },
};

export const Failed: Story = {
  args: { plan: { feeds: failed(retry), onPeriodChange: fn() } },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
