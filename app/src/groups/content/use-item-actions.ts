import type { ItemHandlers } from '@fanlight/components/content';
import { itemPath, paths } from '@fanlight/components/paths';
import type { UnlockAction } from '@fanlight/components/paywall';
import type {
  Audience,
  Feed,
  Gallery,
  Product,
  ReactionAction,
  Reel,
  Story,
  UserSummary,
  Video,
} from '@fanlight/sdk/models';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { changeItem } from '../../cache/cached-items.ts';
import { copyText } from '../../copy-text.ts';
import { type DialogName, type DialogParams, useDialog } from '../../dialogs/use-dialog.ts';
import { useMemberActions } from '../../dialogs/use-member-actions.ts';
import { useServices } from '../../services.ts';
import { useFollow } from '../follows/index.ts';
import { type Reactable, useReact } from '../reactions/index.ts';

/** The type of the items of each kind. */
interface Items {
  feed: Feed;
  gallery: Gallery;
  product: Product;
  reel: Reel;
  story: Story;
  video: Video;
}

export type ItemKind = keyof Items;

/** The fields that items of all kinds have. */
interface AnyItem extends Reactable {
  performer: UserSummary;
  audience: Audience;
}

type AnyChange = (queryClient: QueryClient, id: string, change: (item: AnyItem) => AnyItem) => void;

/** Opens the dialog that tips the performer of an item. */
interface TipHandler<Item> {
  onTip: (item: Item) => void;
}

/**
 * The actions of each kind. A story can't be bookmarked, and `useLikeStory` likes it. A product has an action to buy it instead of one to
 * unlock it.
 */
interface Actions {
  feed: ItemHandlers<Feed> & TipHandler<Feed>;
  gallery: ItemHandlers<Gallery>;
  product: Omit<ItemHandlers<Product>, 'onUnlock'>;
  reel: ItemHandlers<Reel> & TipHandler<Reel>;
  story: Pick<ItemHandlers<Story>, 'onShare' | 'onReport' | 'onUnlock'> & TipHandler<Story>;
  video: ItemHandlers<Video>;
}

/** The URL parameter that contains the item's id. Kinds without a parameter have pages that show one item only. */
const params: { [Kind in ItemKind]?: 'post' | 'reel' | 'story' } = { feed: 'post', reel: 'reel', story: 'story' };

/** Returns the path of an item for sharing. */
export const sharedPathOf = (
  kind: ItemKind,
  { _id, performer }: { _id: string; performer: { _id: string } },
): string => (kind === 'story' ? paths.stories(performer._id) : itemPath(kind, _id, { performer: performer._id }));

/** The page of an item, which is opened after a login. Reels and stories are played on the current page. */
const pathOf: { [Kind in ItemKind]?: (id: string) => string } = {
  feed: paths.post,
  gallery: paths.gallery,
  product: paths.product,
  video: paths.video,
};

/**
 * Returns the viewer's actions on items of a kind; `ItemDialogs` renders the dialogs that they open. Visitors log in
 * first; the action is then performed.
 *
 * @param onFollow - follows the performer of an item. By default, the performer is followed, and only the follow state
 *   on the page changes
 */
export function useItemActions<Kind extends ItemKind>(
  kind: Kind,
  onFollow?: (item: Items[Kind]) => void,
): Actions[Kind] {
  const { queryClient, origin } = useServices();
  const { t } = useTranslation('common');
  const navigate = useNavigate();
  const dialog = useDialog();
  const member = useMemberActions();
  const toggleFollow = useFollow();
  // The cast is safe, because the actions of a story include neither `onLike` nor `onBookmark`.
  const reactable = kind as Exclude<ItemKind, 'story'>;
  const change = changeItem[reactable] as unknown as AnyChange;
  const react = useReact(reactable, (id, changed: (item: AnyItem) => AnyItem) => change(queryClient, id, changed));
  const paramsOf = (name: DialogName, item: AnyItem): DialogParams => {
    const param = params[kind];
    return { dialog: name, ...(param && { [param]: item._id }) };
  };
  const follow = (item: AnyItem) => {
    if (onFollow) onFollow(item as unknown as Items[Kind]);
    else toggleFollow({ _id: item.performer._id, isFollowed: false });
  };
  const unlock = (item: AnyItem, action: UnlockAction) => {
    const { performer } = item;
    if (action === 'buy' || action === 'subscribe') dialog.open(paramsOf(action, item));
    else if (action === 'follow') follow(item);
    else void navigate(paths.profile(performer.username ?? performer._id));
  };
  const copyLink = async (item: AnyItem) => {
    const isCopied = await copyText(`${origin}${sharedPathOf(kind, item)}`, t('linkCopied'));
    // The dialog shows the URL, so that the viewer can copy it.
    if (!isCopied) dialog.open(paramsOf('share', item));
  };
  const toggle = (item: AnyItem, action: ReactionAction, isSet: boolean) =>
    member.act(
      () => react(item, action, isSet),
      { type: 'react', action, objectType: reactable, objectId: item._id },
      pathOf[kind]?.(item._id),
    );
  const actions: ItemHandlers<AnyItem> & TipHandler<AnyItem> = {
    onLike: (item) => toggle(item, 'like', !item.isLiked),
    onBookmark: (item) => toggle(item, 'bookmark', !item.isBookmarked),
    onShare: (item) => dialog.open(paramsOf('share', item)),
    onCopyLink: (item) => void copyLink(item),
    onReport: (item) => member.open(paramsOf('report', item), pathOf[kind]?.(item._id)),
    onTip: (item) => member.open(paramsOf('tip-for-item', item), pathOf[kind]?.(item._id)),
    onUnlock: (item, action) => {
      // After a login, the dialog that unlocks the item is opened, or the performer is followed if the visitor has chosen
      // that. Stories and products have no such dialog.
      const unlockable = (['feed', 'gallery', 'reel', 'video'] as const).find((each) => each === kind);
      const toUnlock = unlockable && ({ type: 'unlock', kind: unlockable, id: item._id } as const);
      const isFollowing = action === 'join' && item.audience === 'followers';
      const pending = isFollowing ? ({ type: 'follow', performerId: item.performer._id } as const) : toUnlock;
      const entry = action === 'join' ? paths.register : paths.login;
      member.act(() => unlock(item, action), pending, pathOf[kind]?.(item._id), entry);
    },
  };
  return actions as unknown as Actions[Kind];
}
