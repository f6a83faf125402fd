/** What a viewer can do with an item of any kind. */
export interface ItemHandlers<Item> {
  /** Likes, or takes it back. */
  onLike: (item: Item) => void;
  /** Bookmarks, or takes it back. */
  onBookmark: (item: Item) => void;
  onShare: (item: Item) => void;
  /** For items of others (rule R1). */
  onReport: (item: Item) => void;
  /** Begins the required action of `item.access`. */
  onUnlock: (item: Item) => void;
}
