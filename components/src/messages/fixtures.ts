import type { Conversation, ConversationRequest, Message, UserSummary } from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';

export const mara: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c42',
  name: 'Mara Lindqvist',
  username: 'mara.clay',
  avatar: samplePicture(2),
  isPerformer: true,
  isVerified: true,
};

const ines: UserSummary = {
  _id: '0193f2a4c1d07b3e5a918c90',
  name: 'Ines Moreau',
  username: 'ines',
  avatar: null,
  isPerformer: false,
  isVerified: false,
};

const viewerId = '0193f2a4c1d07b3e5a918c77';
const idOf = (no: number) => `0193f2a4c1d07b3e5a92${String(no).padStart(4, '0')}`;

/** A conversation in which all messages are read. */
export const conversation: Conversation = {
  _id: '0193f2a4c1d07b3e5a918e10',
  user: mara,
  lastMessage: {
    _id: idOf(5),
    authorId: mara._id,
    excerpt: 'The shelf with the celadon bowls comes out tomorrow morning.',
    totalFiles: 0,
    isLocked: false,
    isDeleted: false,
    createdAt: ago({ minutes: 3 }),
  },
  totalNotSeenMessages: 0,
  lastSeenMessageId: idOf(5),
  lastSeenByOtherMessageId: idOf(4),
  isRequest: false,
  isBlocked: false,
  canSend: true,
  createdAt: ago({ days: 2 }),
  updatedAt: ago({ minutes: 3 }),
};

export const conversations: readonly Conversation[] = [
  { ...conversation, totalNotSeenMessages: 2 },
  {
    ...conversation,
    _id: '0193f2a4c1d07b3e5a918e11',
    user: ines,
    lastMessage: conversation.lastMessage && { ...conversation.lastMessage, authorId: viewerId, excerpt: 'On Friday!' },
    updatedAt: ago({ hours: 5 }),
  },
  {
    ...conversation,
    _id: '0193f2a4c1d07b3e5a918e12',
    user: { ...ines, _id: '0193f2a4c1d07b3e5a918c91', name: 'Bartholomew Featherstonehaugh-Cholmondeley' },
    lastMessage: null,
    updatedAt: ago({ days: 2 }),
  },
];

export const requests: readonly ConversationRequest[] = [
  {
    _id: '0193f2a4c1d07b3e5a918e20',
    conversationId: '0193f2a4c1d07b3e5a918e20',
    user: ines,
    excerpt: 'Hello Mara, do you ever teach throwing?',
    totalMessages: 2,
    createdAt: ago({ minutes: 12 }),
  },
];

function createMessage(no: number, isOwn: boolean, text: string, createdAt: string): Message {
  return {
    _id: idOf(no),
    conversationId: conversation._id,
    author: isOwn ? { ...ines, _id: viewerId } : mara,
    text,
    isTeaser: false,
    files: [],
    price: null,
    access: {
      isAllowed: true,
      reason: isOwn ? 'owner' : 'public',
      requiredAction: null,
      price: null,
      alternative: null,
    },
    clientKey: isOwn ? `key-of-${no}` : null,
    isOwn,
    isBought: false,
    isDeleted: false,
    createdAt,
    updatedAt: createdAt,
  };
}

/** The messages of the conversation, latest first. */
export const messages: readonly Message[] = [
  createMessage(5, false, 'The shelf with the celadon bowls comes out tomorrow morning.', ago({ minutes: 3 })),
  createMessage(4, true, 'Does the blue glaze go in at the same heat?', ago({ hours: 2 })),
  createMessage(
    3,
    false,
    'It does. A little slower at the end:\n\n1,280 °C, then a long wait.',
    ago({ days: 1, hours: 1 }),
  ),
  createMessage(2, false, 'I’ll write it down for you.', ago({ days: 1, hours: 1 })),
  createMessage(1, true, 'Thank you for the kiln film!', ago({ days: 1, hours: 3 })),
];

/** Many messages, latest first, so that the thread scrolls. */
export const manyMessages: readonly Message[] = Array.from({ length: 30 }, (_, place) =>
  createMessage(
    60 - place,
    place % 3 === 0,
    `No. ${60 - place}: ash over iron, and a long wait.`,
    ago({ minutes: 5 * place + 5 }),
  ),
);
