import type { Client } from '@fanlight/sdk';
import type { AddressCreateRequest, Gender, OrderUpdateRequest } from '@fanlight/sdk/models';
import type { Palette } from './art/brush.ts';
import type { Mood } from './art/paint.ts';
import type { SceneName } from './art/scenes/index.ts';

/** The shape of a picture: width to height. */
export type Shape = '9:16' | '4:5' | '1:1' | '3:2' | '16:9';

/** The recognisable feature of a portrait. */
export interface Looks {
  skin: 'umber' | 'sienna' | 'tan' | 'sand' | 'rose' | 'porcelain';
  hair: 'short' | 'curls' | 'bun' | 'long' | 'bob' | 'shaved' | 'cap' | 'scarf' | 'quiff' | 'braids';
  hairColour: string;
  extra?: 'glasses' | 'beard' | 'earrings' | 'freckles' | 'headphones';
}

/** Common fields of performers and fans. */
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

/** A picture of a post: its scene and its alternative text. */
export interface Picture {
  scene: SceneName;
  shape: Shape;
  mood: Mood;
  alt: string;
}

/** A fan's comment on a post. */
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

/** A performer. */
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

/** A fan. */
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

/** A top-up of a fan; the sandbox gateway's test card determines its result. */
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

/** A photo outside of galleries. */
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
  /** Keys of the viewers. */
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
  /** The duration of the poll; null for no end. */
  openDays: number | null;
  /** Keys of members, and the place of the answer that each chose. */
  votes: Readonly<Record<string, number>>;
}

/** The state of a run: clients of the users, and created items. */
export interface Stage {
  actor(key: string): { id: string; client: Client };
  /** Stores the id of a created item by a name. */
  remember(name: string, id: string): void;
  /** The id of a created item. Throws if there is none. */
  recall(name: string): string;
  /** Buys tokens. */
  fund(by: string, amount: number): Promise<unknown>;
  /** Adds an address to a user's address book. */
  settle(by: string, address: AddressCreateRequest): Promise<unknown>;
  /** Sets the status of an order. */
  advance(by: string, orderId: string, step: OrderUpdateRequest): Promise<unknown>;
}

/** An action of a user through the SDK. */
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

/** Users and payments: the input of a demo. */
export interface Cast {
  creators: readonly Creator[];
  fans: readonly Fan[];
  topUps: readonly TopUp[];
  tips: readonly Tip[];
  galleries?: readonly GalleryShow[];
  photos?: readonly PhotoShow[];
  /** The current stories. */
  stories?: readonly StoryShow[];
  /** Products and purchases. */
  plays?: readonly Play[];
  subscriptions?: readonly Subscribing[];
  newPrices?: readonly NewPrice[];
  /** Follows of the last days, which would otherwise fall some days after joining. */
  recentFollows: readonly { by: string; to: string; daysAgo: number }[];
  polls?: readonly PollPost[];
  /** Searches of members, in order. */
  searches?: Readonly<Record<string, readonly string[]>>;
  /** Performers that members bookmarked. */
  kept?: readonly { by: string; to: string }[];
}
