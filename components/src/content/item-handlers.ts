import type { UnlockAction } from '../paywall/index.ts';

/** The callbacks for items of every kind. */
export interface ItemHandlers<Item> {
  /** Adds or removes the viewer's like. */
  onLike: (item: Item) => void;
  /** Adds or removes the viewer's bookmark. */
  onBookmark: (item: Item) => void;
  onShare: (item: Item) => void;
  /** Copies the URL of the item to the clipboard. */
  onCopyLink: (item: Item) => void;
  /** Reports the item (rule R1). Offered only for items of other users. */
  onReport: (item: Item) => void;
  /** Starts an action that unlocks the item, such as buying it. */
  onUnlock: (item: Item, action: UnlockAction) => void;
}
