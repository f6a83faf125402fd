import type { ItemHandlers } from '@fanlight/components/content';
import { paths } from '@fanlight/components/paths';
import type { Access, Feed, Gallery, Product, Reel, Story, UserSummary, Video } from '@fanlight/sdk/models';
import { useNavigate } from 'react-router-dom';
import { changeItem } from '../../cache/cached-items.ts';
import { useAsMember } from '../../dialogs/use-as-member.ts';
import { type DialogName, type DialogWords, useDialog } from '../../dialogs/use-dialog.ts';
import { useFollow } from '../follows/index.ts';
import { type Reactable, useReact } from '../reactions/index.ts';

/** The items that have a page, or a place on one, by kind. */
interface Items {
  feed: Feed;
  gallery: Gallery;
  product: Product;
  reel: Reel;
  story: Story;
  video: Video;
}

/** A kind of item. */
export type ItemKind = keyof Items;

/** What every kind has. */
interface AnyItem extends Reactable {
  performer: UserSummary;
  access: Access;
}

/** What can be done with each kind: nobody likes a story, and a product is bought instead of unlocked. */
interface Actions {
  feed: ItemHandlers<Feed>;
  gallery: ItemHandlers<Gallery>;
  product: Omit<ItemHandlers<Product>, 'onUnlock'>;
  reel: ItemHandlers<Reel>;
  story: Pick<ItemHandlers<Story>, 'onShare' | 'onReport' | 'onUnlock'>;
  video: ItemHandlers<Video>;
}

/** Which of several items on a page a dialog is about. */
const words: { [Kind in ItemKind]?: 'post' | 'reel' | 'story' } = { feed: 'post', reel: 'reel', story: 'story' };

/**
 * What a viewer can do with items of a kind; `ItemDialogs` shows what it opens. Visitors log in first.
 *
 * @param onFollow - follows the performer of an item; without it only what shows the performer changes
 */
export function useItemActions<Kind extends ItemKind>(
  kind: Kind,
  onFollow?: (item: Items[Kind]) => void,
): Actions[Kind] {
  const navigate = useNavigate();
  const dialog = useDialog();
  const member = useAsMember();
  const toggleFollow = useFollow();
  // A story is never liked: `Actions` has no way to ask for it.
  const reactable = kind as Exclude<ItemKind, 'story'>;
  const react = useReact(
    reactable,
    changeItem[reactable] as unknown as (id: string, change: (item: AnyItem) => AnyItem) => void,
  );
  const wordsOf = (name: DialogName, item: AnyItem): DialogWords => {
    const word = words[kind];
    return { dialog: name, ...(word && { [word]: item._id }) };
  };
  const follow = (item: AnyItem) => {
    if (onFollow) onFollow(item as unknown as Items[Kind]);
    else toggleFollow({ _id: item.performer._id, isFollowed: false });
  };
  const unlock = (item: AnyItem) => {
    const { access, performer } = item;
    if (access.wayIn === 'buy' || access.wayIn === 'subscribe') dialog.open(wordsOf(access.wayIn, item));
    else if (access.wayIn === 'follow') follow(item);
    else void navigate(paths.profile(performer.username ?? performer._id));
  };
  const actions: ItemHandlers<AnyItem> = {
    onLike: (item) => member.act(() => react(item, 'like', !item.isLiked)),
    onBookmark: (item) => member.act(() => react(item, 'bookmark', !item.isBookmarked)),
    onShare: (item) => dialog.open(wordsOf('share', item)),
    onReport: (item) => member.open(wordsOf('report', item)),
    onUnlock: (item) => member.act(() => unlock(item)),
  };
  return actions as unknown as Actions[Kind];
}
