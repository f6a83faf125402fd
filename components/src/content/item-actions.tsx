import { Bookmark, Ellipsis, Flag, Heart, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CountedAction, Flex, IconButton, Menu } from '../primitives/index.ts';
import { useCopyLinkEntry } from './use-copy-link-entry.ts';

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
  /** Copies the URL of the item to the clipboard. */
  onCopyLink: () => void;
  /** Reports the item (rule R1). Offered only for items of other users. */
  onReport: () => void;
}

/** The buttons for an item on its page. A locked item can only be shared and reported. */
export function ItemActions(props: ItemActionsProps) {
  const { item, menuLabel, onLike, onBookmark, onShare, onCopyLink, onReport } = props;
  const { t } = useTranslation('feeds');
  const copyLink = useCopyLinkEntry(onCopyLink);
  const report = { kind: 'action', label: t('post.report'), icon: Flag, onSelect: onReport } as const;
  return (
    <Flex gap="1" align="center" ms="-3" me="-2">
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
      <Menu
        label={menuLabel}
        align="end"
        trigger={(trigger) => <IconButton {...trigger} icon={Ellipsis} label={menuLabel} />}
        entries={item.isOwn ? [copyLink] : [copyLink, report]}
      />
    </Flex>
  );
}
