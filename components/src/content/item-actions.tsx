import { Bookmark, Ellipsis, Flag, Heart, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountedAction, Flex, IconButton, Menu } from '../primitives/index.ts';

export interface ItemActionsProps {
  item: {
    access: { isAllowed: boolean };
    totalLikes: number;
    isLiked: boolean;
    isBookmarked: boolean;
    isOwn: boolean;
  };
  /** The accessible name of the menu with further actions. */
  menuLabel: string;
  /** Adds or removes the viewer's like. */
  onLike: () => void;
  /** Adds or removes the viewer's bookmark. */
  onBookmark: () => void;
  onShare: () => void;
  /** Reports the item (rule R1). Offered only for items of other users. */
  onReport: () => void;
}

/** The buttons for an item on its page. A locked item can only be shared and reported. */
export function ItemActions({ item, menuLabel, onLike, onBookmark, onShare, onReport }: ItemActionsProps) {
  const { t } = useTranslation('feeds');
  return (
    <Flex gap="1" align="center" mx="-2">
      {item.access.isAllowed && (
        <>
          <CountedAction
            icon={Heart}
            label={t('post.like')}
            count={item.totalLikes}
            pressed={item.isLiked}
            onClick={onLike}
          />
          <CountedAction icon={Bookmark} label={t('post.bookmark')} pressed={item.isBookmarked} onClick={onBookmark} />
        </>
      )}
      <CountedAction icon={Share2} label={t('post.share')} onClick={onShare} />
      {!item.isOwn && (
        <Menu
          label={menuLabel}
          align="end"
          trigger={(props) => <IconButton {...props} icon={Ellipsis} label={menuLabel} />}
          entries={[{ kind: 'action', label: t('post.report'), icon: Flag, onSelect: onReport }]}
        />
      )}
    </Flex>
  );
}
