import type { Comment } from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';

/** A comment by a fan, in a response to another user. */
export const comment: Comment = {
  _id: '0193f2a4c1d07b3e5a918f00',
  objectType: 'feed',
  objectId: '0193f2a4c1d07b3e5a918d00',
  author: {
    _id: '0193f2a4c1d07b3e5a918c90',
    name: 'Ines Moreau',
    username: 'ines',
    avatar: null,
    isPerformer: false,
    isVerified: false,
  },
  content: 'That glaze looks like rain on slate.',
  parentId: null,
  picture: null,
  totalReplies: 0,
  totalLikes: 2,
  isLiked: false,
  isOwn: false,
  canDelete: false,
  isEdited: false,
  createdAt: ago({ minutes: 3 }),
  updatedAt: ago({ minutes: 3 }),
};

/** A comment by the viewer, who has edited it. */
export const ownComment: Comment = {
  ...comment,
  totalLikes: 0,
  _id: '0193f2a4c1d07b3e5a918f01',
  author: { ...comment.author, _id: '0193f2a4c1d07b3e5a918c91', name: 'Tomás Rey', username: 'tomas.rey' },
  content: 'The one that sang: was it the small cup at the back?\nI kept mine for the winter.',
  isOwn: true,
  canDelete: true,
  isEdited: true,
};

/** A comment by the creator, with a picture. */
export const pictureComment: Comment = {
  ...comment,
  _id: '0193f2a4c1d07b3e5a918f02',
  author: {
    _id: '0193f2a4c1d07b3e5a918c44',
    name: 'Ilse van der Berg',
    username: 'ilse.luthier',
    avatar: samplePicture(0),
    isPerformer: true,
    isVerified: true,
  },
  content: 'The same blue turns up in my varnish when the linseed is old.',
  picture: { url: samplePicture(1), width: 800, height: 500 },
};

/** A comment with replies. */
export const commentWithReplies: Comment = { ...comment, totalReplies: 3 };

/** Replies by a fan, by the viewer and by the creator. */
export const replies: Comment[] = [
  { ...pictureComment, _id: '0193f2a4c1d07b3e5a918f10', picture: null, parentId: comment._id },
  { ...ownComment, _id: '0193f2a4c1d07b3e5a918f11', parentId: comment._id },
  { ...comment, _id: '0193f2a4c1d07b3e5a918f12', parentId: comment._id, content: '@ilse.luthier Iron, then?' },
];

export const comments: Comment[] = [ownComment, comment, pictureComment];
