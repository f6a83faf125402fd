import type { ItemHandlers } from '@fanlight/components/content';
import { paths } from '@fanlight/components/paths';
import type { Access, Feed, Gallery, Product, Reel, Story, UserSummary, Video } from '@fanlight/sdk/models';
import type { QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { changeItem } from '../../cache/cached-items.ts';
import { type DialogName, type DialogParams, useDialog } from '../../dialogs/use-dialog.ts';
import { useMemberActions } from '../../dialogs/use-member-actions.ts';
import { useServices } from '../../services.ts';
import { useFollow } from '../follows/index.ts';
import { type Reactable, useReact } from '../reactions/index.ts';

/** The types of items that have dialogs, by kind. */
interface Items {
  feed: Feed;
  gallery: Gallery;
  product: Product;
  reel: Reel;
  story: Story;
  video: Video;
}

export type ItemKind = keyof Items;

/** Common fields of all kinds. */
interface AnyItem extends Reactable {
  performer: UserSummary;
  access: Access;
}

type AnyChange = (queryClient: QueryClient, id: string, change: (item: AnyItem) => AnyItem) => void;

/** The actions of each kind: a story can't be liked or bookmarked, and a product is bought instead of unlocked. */
interface Actions {
  feed: ItemHandlers<Feed>;
  gallery: ItemHandlers<Gallery>;
  product: Omit<ItemHandlers<Product>, 'onUnlock'>;
  reel: ItemHandlers<Reel>;
  story: Pick<ItemHandlers<Story>, 'onShare' | 'onReport' | 'onUnlock'>;
  video: ItemHandlers<Video>;
}

/** The URL parameter with the item's id, for kinds of which a page can show several items. */
const params: { [Kind in ItemKind]?: 'post' | 'reel' | 'story' } = { feed: 'post', reel: 'reel', story: 'story' };

/**
 * The viewer's actions on items of a kind; `ItemDialogs` renders the dialogs that they open. Visitors log in first.
 *
 * @param onFollow - follows the performer of an item; by default, only the follow state of the performer is changed
 */
export function useItemActions<Kind extends ItemKind>(
  kind: Kind,
  onFollow?: (item: Items[Kind]) => void,
): Actions[Kind] {
  const { queryClient } = useServices();
  const navigate = useNavigate();
  const dialog = useDialog();
  const member = useMemberActions();
  const toggleFollow = useFollow();
  // Safe: `Actions` of a story have neither `onLike` nor `onBookmark`.
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
  const unlock = (item: AnyItem) => {
    const { access, performer } = item;
    if (access.requiredAction === 'buy' || access.requiredAction === 'subscribe')
      dialog.open(paramsOf(access.requiredAction, item));
    else if (access.requiredAction === 'follow') follow(item);
    else void navigate(paths.profile(performer.username ?? performer._id));
  };
  const actions: ItemHandlers<AnyItem> = {
    onLike: (item) => member.act(() => react(item, 'like', !item.isLiked)),
    onBookmark: (item) => member.act(() => react(item, 'bookmark', !item.isBookmarked)),
    onShare: (item) => dialog.open(paramsOf('share', item)),
    onReport: (item) => member.open(paramsOf('report', item)),
    onUnlock: (item) => member.act(() => unlock(item)),
  };
  return actions as unknown as Actions[Kind];
}
