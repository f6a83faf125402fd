import type { FeedFile, LibraryFile } from '@fanlight/sdk/models';

/** Converts a file of the media library to one of a post. */
export const toFeedFile = ({ kind, thumbnailUrl, ...file }: LibraryFile): FeedFile => ({
  _id: file._id,
  type: `feed-${kind}`,
  url: file.url,
  thumbnails: thumbnailUrl ? [thumbnailUrl] : [],
  preview: file.preview,
  status: file.status,
  reason: file.reason,
  duration: file.duration,
  captions: null,
  width: file.width,
  height: file.height,
  alt: '',
});
