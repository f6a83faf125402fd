import type { Client } from '@fanlight/sdk';
import type { AddressCreateRequest, Gender, OrderUpdateRequest } from '@fanlight/sdk/models';
import type { Palette } from './art/brush.ts';
import type { Mood } from './art/paint.ts';
import type { SceneName } from './art/scenes/index.ts';

/** The shape of a picture: width to height. */
export type Shape = '9:16' | '4:5' | '1:1' | '3:2' | '16:9';

/** How a portrait is told apart at a glance. */
export interface Looks {
  skin: 'umber' | 'sienna' | 'tan' | 'sand' | 'rose' | 'porcelain';
  hair: 'short' | 'curls' | 'bun' | 'long' | 'bob' | 'shaved' | 'cap' | 'scarf' | 'quiff' | 'braids';
  hairColour: string;
  extra?: 'glasses' | 'beard' | 'earrings' | 'freckles' | 'headphones';
}

/** What creators and fans have in common. */
export interface Member {
  /** Names the member inside the cast. */
  key: string;
  name: string;
  username: string;
  email: string;
  gender: Gender | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  locale: 'en-US' | 'es-ES';
  /** In which prices are shown, chosen by hand (ISO 4217); by the country when left out. */
  currency?: string;
  palette: Palette;
  looks: Looks;
}

/** A picture of a post: what is drawn, and in plain words what is to be seen. */
export interface Picture {
  scene: SceneName;
  shape: Shape;
  mood: Mood;
  alt: string;
}

/** What a fan says under a post. */
export interface Remark {
  /** Key of a fan or a creator. */
  by: string;
  text: string;
}

/** A post, in the order in which a creator wrote them. */
export interface Post {
  text: string;
  audience: 'public' | 'followers' | 'subscribers';
  pictures: Picture[];
  remarks: Remark[];
}

/** Someone who shows their work. */
export interface Creator extends Member {
  craft: string;
  /** In which they speak to fans, ISO 639-1. */
  languages: string[];
  bio: string;
  /** Tokens; 2.95 to 300, null for none. */
  monthlyPrice: number | null;
  yearlyPrice: number | null;
  cover: { scene: SceneName; mood: Mood };
  posts: Post[];
}

/** Someone who looks, follows, says something and tips. */
export interface Fan extends Member {
  /** Keys of creators. */
  follows: string[];
}

/** Tokens that a fan gives a creator. */
export interface Tip {
  /** Key of a fan. */
  by: string;
  /** Key of a creator. */
  to: string;
  /** 10 to 10,000. */
  amount: number;
  message?: string;
  daysAgo: number;
}

/** Tokens that a fan buys; what comes of it is decided by the sandbox gateway's card. */
export interface TopUp {
  by: string;
  amount: number;
  card: 'visa' | 'mastercard' | 'declined' | 'authentication';
  coupon?: string;
  daysAgo: number;
}

/** A series of photos. */
export interface GalleryShow {
  /** Key of a creator. */
  by: string;
  title: string;
  description: string;
  audience: 'public' | 'followers' | 'subscribers';
  /** Tokens, for those outside its audience. */
  price?: number;
  daysAgo: number;
  pictures: Picture[];
}

/** A photo that stands by itself. */
export interface PhotoShow {
  by: string;
  text: string;
  audience: 'public' | 'followers' | 'subscribers';
  daysAgo: number;
  picture: Picture;
}

/** A photo that is out for a day. */
export interface StoryShow {
  by: string;
  text: string;
  audience: 'public' | 'followers' | 'subscribers';
  /** Less than 24. */
  hoursAgo: number;
  picture: Picture;
  /** Keys of who looked. */
  seenBy: string[];
}

/** A post with a question. */
export interface PollPost {
  /** Key of a creator. */
  by: string;
  text: string;
  question: string;
  options: readonly string[];
  daysAgo: number;
  /** How long one can vote; null for as long as it stands. */
  openDays: number | null;
  /** Keys of members, and the place of the answer that each chose. */
  votes: Readonly<Record<string, number>>;
}

/** Where a scene is played: who acts, and what was made before. */
export interface Stage {
  actor(key: string): { id: string; client: Client };
  /** Keeps the id of what was made, by a name. */
  remember(name: string, id: string): void;
  /** The id of what was made. Throws where there is none. */
  recall(name: string): string;
  /** Buys tokens. */
  fund(by: string, amount: number): Promise<unknown>;
  /** Adds an address to somebody's address book. */
  settle(by: string, address: AddressCreateRequest): Promise<unknown>;
  /** Says how far an order is. */
  advance(by: string, orderId: string, step: OrderUpdateRequest): Promise<unknown>;
}

/** Something that somebody does, through the SDK. */
export type Scene = (stage: Stage) => Promise<unknown>;

/** A scene with when it was played. */
export interface Play {
  by: string;
  scene: Scene;
  daysAgo: number;
}

/** A subscription, paid by card and renewed since; a free one ran a day. */
export interface Subscribing {
  /** Key of a fan. */
  by: string;
  /** Key of a creator. */
  to: string;
  type: 'free' | 'monthly' | 'yearly';
  daysAgo: number;
  /** After that it ran to the end of its period. */
  cancelledDaysAgo?: number;
}

/** A monthly price that a creator raised. */
export interface NewPrice {
  /** Key of a creator. */
  by: string;
  /** By so many tokens. */
  more: number;
  daysAgo: number;
}

/** Everybody, and what was paid: what a world is made of. */
export interface Cast {
  creators: readonly Creator[];
  fans: readonly Fan[];
  topUps: readonly TopUp[];
  tips: readonly Tip[];
  galleries?: readonly GalleryShow[];
  photos?: readonly PhotoShow[];
  /** What is out at the present. */
  stories?: readonly StoryShow[];
  /** What was sold and bought. */
  plays?: readonly Play[];
  subscriptions?: readonly Subscribing[];
  newPrices?: readonly NewPrice[];
  /** Follows of the last days, which would otherwise fall some days after joining. */
  recentFollows: readonly { by: string; to: string; daysAgo: number }[];
  polls?: readonly PollPost[];
  /** What members searched for, in order. */
  searches?: Readonly<Record<string, readonly string[]>>;
  /** Creators whom members bookmarked. */
  kept?: readonly { by: string; to: string }[];
}
