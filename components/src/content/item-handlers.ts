/** Callbacks for an item of any kind. */
export interface ItemHandlers<Item> {
  /** Toggles the like. */
  onLike: (item: Item) => void;
  /** Toggles the bookmark. */
  onBookmark: (item: Item) => void;
  onShare: (item: Item) => void;
  /** Reports the item; offered for items of other users (rule R1). */
  onReport: (item: Item) => void;
  /** Starts the required action of `item.access`. */
  onUnlock: (item: Item) => void;
}
