// Viewers and parameters for stories that show whole pages.
import { tPattern } from '@fanlight/components/testing';
import { handlers, make, mocks } from '@fanlight/mocks';
import type { StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { beginVisit, Visited } from './sample.tsx';

export const asFan = mocks.users.getGetMeMockHandler(() => ({ data: make.getMeMock({ isPerformer: false }) }));
const asPerformer = mocks.users.getGetMeMockHandler(() => ({ data: make.getMeMock({ isPerformer: true }) }));

/** Parameters of a page that is opened by a fan or a performer. */
export const fan = { msw: { handlers: [asFan, ...handlers] } };
export const performer = { msw: { handlers: [asPerformer, ...handlers] } };

/** Parameters of a page that is opened by a performer, with handlers that precede those of all operations. */
export const performerWith = (...own: (typeof handlers)[number][]) => ({
  msw: { handlers: [...own, ...performer.msw.handlers] },
});

/**
 * Parameters of every story of a page. The page has its own router, so the story gets no other router. Storybook's
 * panel "Stage" acts on the page.
 */
const page = {
  route: null,
  isAppPage: true,
  layout: 'fullscreen',
  docs: { story: { inline: false, height: '720px' } },
};

/** The id in the URLs of stories. Every mock accepts it. */
export const id = '0193f2a4c1d07b3e5a918c42';

/** Waits for the heading of the page, which its skeleton does not have. */
async function playHeading({ canvasElement }: Pick<StoryContext, 'canvasElement'>): Promise<void> {
  const headings = await within(canvasElement).findAllByRole('heading', {}, { timeout: 10_000 });
  await expect(headings[0]).toHaveTextContent(/\S/);
}

/** Annotations that all stories of pages share. Each story opens its URL; the viewer is a visitor by default. */
export const visit = {
  component: Visited,
  parameters: page,
  args: { as: 'visitor' as const },
  argTypes: { as: { options: ['visitor', 'fan', 'performer'], control: { type: 'inline-radio' as const } } },
  loaders: [beginVisit],
  play: playHeading,
};

/** An item that only subscribers can see. */
export const locked = {
  isOwn: false,
  access: {
    isAllowed: false,
    reason: 'needs-subscription',
    requiredAction: 'subscribe',
    price: 9.95,
    alternative: null,
  },
} as const;

/** Creates a story that clicks the subscribe button of a locked item, which opens the subscribe dialog. */
export const subscribing = (
  path: string,
  ...own: (typeof handlers)[number][]
): StoryObj<typeof Visited> & { args: { path: string } } => ({
  args: { path, as: 'fan' },
  parameters: { msw: { handlers: [asFan, ...own, ...handlers] } },
  async play({ canvas }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: tPattern('feeds:post.locked.subscribe') }, { timeout: 10_000 }),
    );
    const dialog = await within(document.body).findByRole('dialog', {}, { timeout: 10_000 });
    await expect(dialog).toHaveAccessibleName(tPattern('subscriptions:dialog.title'));
  },
});

/**
 * Deletes an item by the menu of its row: opens the menu, selects the entry, and confirms the deletion. Then waits until
 * the dialog is closed.
 *
 * @param texts - the accessible names of the button of the menu, of the entry, and of the confirming button
 */
export async function deleteByMenu(texts: { menu: string; entry: string; confirm: string }): Promise<void> {
  const page = within(document.body);
  await userEvent.click(await page.findByRole('button', { name: texts.menu }, { timeout: 10_000 }));
  await userEvent.click(await page.findByRole('menuitem', { name: texts.entry }));
  await userEvent.click(await page.findByRole('button', { name: texts.confirm }, { timeout: 10_000 }));
  await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
}
