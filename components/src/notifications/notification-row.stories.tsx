import type { Notification } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Card, Stack } from '../primitives/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { t, tPattern } from '../testing/index.ts';
import {
  comment,
  commentReaction,
  everyType,
  fanFollow,
  follow,
  ines,
  mention,
  messageRequest,
  reaction,
  sale,
  shippedOrder,
  subscription,
  tip,
} from './fixtures.ts';
import { NotificationRow } from './notification-row.tsx';

const meta = {
  title: 'Components/Notifications/NotificationRow',
  component: NotificationRow,
  args: { notification: reaction, onOpen: fn(), onBlock: fn() },
} satisfies Meta<typeof NotificationRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reactions: Story = {
  async play({ canvas, args }) {
    const row = await canvas.findByRole('link', {
      name: tPattern('notifications:text.reactionGroup', {
        name: 'Ines Moreau',
        count: 4,
        object: t('notifications:object.feed'),
      }),
    });
    await expect(row).toHaveAccessibleName(tPattern('notifications:unread'));
    await expect(row).toHaveAttribute('href', `/posts/${reaction.objectId}`);
    row.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith(reaction);
  },
};

/** A like of a story opens the stories of the viewer, who made it. */
export const StoryReaction: Story = {
  args: { notification: { ...reaction, totalActors: 1, objectType: 'story' }, viewerId: '0193f2a4c1d07b3e5a918c42' },
  async play({ canvas }) {
    const name = tPattern('notifications:text.reaction', {
      name: 'Ines Moreau',
      object: t('notifications:object.story'),
    });
    await expect(await canvas.findByRole('link', { name })).toHaveAttribute(
      'href',
      '/stories/0193f2a4c1d07b3e5a918c42',
    );
  },
};

/** The menu of a notification blocks the user who caused it. */
export const Blocking: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: t('notifications:menu', { name: 'Ines Moreau' }) }),
    );
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('notifications:block') }));
    await expect(args.onBlock).toHaveBeenCalledWith(reaction);
  },
};

export const OneReaction: Story = {
  args: { notification: { ...reaction, totalActors: 1 } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', {
        name: tPattern('notifications:text.reaction', { name: 'Ines Moreau', object: t('notifications:object.feed') }),
      }),
    ).toBeVisible();
  },
};

export const TwoReactions: Story = {
  args: { notification: { ...reaction, totalActors: 2 } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', {
        name: tPattern('notifications:text.reactionGroup', {
          name: 'Ines Moreau',
          count: 1,
          object: t('notifications:object.feed'),
        }),
      }),
    ).toBeVisible();
  },
};

/** A like of a comment links to the post. */
export const CommentReaction: Story = {
  args: { notification: commentReaction },
  async play({ canvas }) {
    const text = { name: 'Ilse van der Berg', object: t('notifications:object.comment') };
    const link = await canvas.findByRole('link', { name: tPattern('notifications:text.reaction', text) });
    await expect(link).toHaveAttribute('href', `/posts/${commentReaction.objectId}`);
  },
};

const listOf = (change: (place: number) => Partial<Notification>): Story => ({
  render: ({ onOpen, onBlock }) => (
    <Card padding="none">
      <Stack gap="2" p="2">
        {everyType.map((notification, place) => (
          <NotificationRow
            key={notification._id}
            notification={{ ...notification, ...change(place) }}
            onOpen={onOpen}
            onBlock={onBlock}
          />
        ))}
      </Stack>
    </Card>
  ),
});

/** The menu and the thumbnail leave the text enough room, so that no word is broken. */
const playRoom: Story['play'] = async ({ canvas }) => {
  for (const menu of await canvas.findAllByRole('button', { name: tPattern('notifications:menu') })) {
    const row = menu.closest('div')?.parentElement?.parentElement as HTMLElement;
    const sentence = row.querySelector('p, div > strong')?.closest('p') as HTMLElement;
    await expect(sentence.getBoundingClientRect().width).toBeGreaterThanOrEqual(170);
    const [box, text] = [menu.getBoundingClientRect(), sentence.getBoundingClientRect()];
    const isApart = box.left >= text.right - 1 || box.top >= text.bottom - 1 || box.right <= text.left + 1;
    await expect(isApart).toBe(true);
  }
};

export const EveryType: Story = listOf(() => ({ thumbnailUrl: null }));
export const EveryTypeWithThumbnail: Story = listOf((place) => ({ thumbnailUrl: samplePicture(place % 4) }));
export const PhoneEveryType: Story = {
  ...EveryTypeWithThumbnail,
  globals: { viewport: { value: 'phone' } },
  play: playRoom,
};
/** The text is twice as large. */
export const PhoneEveryTypeInLargeText: Story = {
  ...EveryTypeWithThumbnail,
  globals: { viewport: { value: 'phone' }, text: 'huge' },
  play: playRoom,
};

export const Comment: Story = { args: { notification: comment } };
export const Mention: Story = { args: { notification: mention } };

const about = (objectType: 'video' | 'reel' | 'gallery', href: string): Story => ({
  args: { notification: { ...comment, objectType, objectId: '0193f2a4c1d07b3e5a918d01' } },
  async play({ canvas }) {
    const text = { name: 'Ines Moreau', object: t(`notifications:object.${objectType}`) };
    const link = await canvas.findByRole('link', { name: tPattern('notifications:text.comment', text) });
    await expect(link).toHaveAttribute('href', href);
  },
});

export const AboutVideo = about('video', '/videos/0193f2a4c1d07b3e5a918d01');
export const AboutReel = about('reel', '/reels?reel=0193f2a4c1d07b3e5a918d01&back=%2Fnotifications');
export const AboutGallery = about('gallery', '/galleries/0193f2a4c1d07b3e5a918d01');

/** The payout opens. */
export const Payout: Story = {
  args: {
    notification: { ...comment, type: 'payout', objectType: 'payout', excerpt: null, thumbnailUrl: null, amount: 250 },
  },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', {
      name: tPattern('notifications:text.payout', { amount: '$250.00' }),
    });
    await expect(link).toHaveAttribute('href', `/creator/payouts/${comment.objectId}`);
  },
};

/** The tip opens in the list of earnings. */
export const Tip: Story = {
  args: { notification: tip },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', { name: tPattern('notifications:text.tip', { amount: '$25.00' }) }),
    ).toHaveAttribute('href', `/creator/earnings?earning=${tip.objectId}&type=tip&to=${tip.createdAt.slice(0, 10)}`);
  },
};

/** A performer opens the order with the buyer, the note and the address. */
export const Sale: Story = {
  args: { notification: sale },
  async play({ canvas }) {
    const text = { name: 'Ines Moreau', amount: '$38.00' };
    const link = await canvas.findByRole('link', { name: tPattern('notifications:text.sale', text) });
    await expect(link).toHaveAttribute('href', `/creator/orders/${sale.objectId}`);
  },
};

export const OrderShipped: Story = {
  args: { notification: shippedOrder },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: tPattern('notifications:order.shipped') });
    await expect(link).toHaveAttribute('href', `/user/orders/${shippedOrder.objectId}`);
  },
};

export const Follow: Story = {
  args: { notification: follow },
  async play({ canvas }) {
    const row = await canvas.findByRole('link', {
      name: tPattern('notifications:text.follow', { name: 'Ilse van der Berg' }),
    });
    await expect(row).toHaveAttribute('href', '/ilse.luthier');
    await expect(row).not.toHaveAccessibleName(tPattern('notifications:unread'));
  },
};

/** Fans have no page, so that the followers are opened. */
export const FanFollows: Story = {
  args: { notification: fanFollow },
  async play({ canvas }) {
    const text = tPattern('notifications:text.follow', { name: 'Ines Moreau' });
    await expect(await canvas.findByRole('link', { name: text })).toHaveAttribute('href', '/creator/followers');
  },
};

export const Subscription: Story = {
  args: { notification: subscription },
  async play({ canvas }) {
    const text = tPattern('notifications:text.subscription', { name: 'Ines Moreau' });
    await expect(await canvas.findByRole('link', { name: text })).toHaveAttribute('href', '/creator/subscribers');
  },
};

/** A notification without a link can also be marked as read. */
export const WithoutLink: Story = {
  args: { notification: messageRequest },
  async play({ canvas, args }) {
    const text = tPattern('notifications:text.message-request', { name: 'Ines Moreau' });
    await userEvent.click(await canvas.findByRole('button', { name: text }));
    await expect(args.onOpen).toHaveBeenCalledWith(messageRequest);
  },
};

export const WithoutLinkRead: Story = {
  args: { notification: { ...messageRequest, isRead: true } },
  async play({ canvas, canvasElement }) {
    const text = tPattern('notifications:text.message-request', { name: 'Ines Moreau' });
    await expect(canvasElement).toHaveTextContent(text);
    await expect(canvas.queryByRole('button', { name: text })).not.toBeInTheDocument();
  },
};

export const AccountDeleted: Story = {
  args: { notification: { ...comment, actor: null } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('link', {
        name: tPattern('notifications:text.comment', {
          name: t('notifications:somebody'),
          object: t('notifications:object.feed'),
        }),
      }),
    ).toBeVisible();
  },
};

/** HTML in a name is shown as text. */
export const NameWithMarks: Story = {
  args: { notification: { ...comment, actor: { ...ines, name: 'Tom & <i>Jerry</i>' } } },
  async play({ canvas }) {
    await expect(await canvas.findByText('Tom & <i>Jerry</i>')).toBeVisible();
  },
};
