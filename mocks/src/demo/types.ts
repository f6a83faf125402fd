import type { Client } from '@fanlight/sdk';
import type { AddressCreateRequest, Gender, OrderUpdateRequest } from '@fanlight/sdk/models';
import type { Palette } from './art/brush.ts';
import type { Mood } from './art/paint.ts';
import type { SceneName } from './art/scenes/index.ts';

/** The aspect ratio of a picture (width:height). */
export type Shape = '9:16' | '4:5' | '1:1' | '3:2' | '16:9';

/** The features of a portrait. */
export interface Looks {
  skin: 'umber' | 'sienna' | 'tan' | 'sand' | 'rose' | 'porcelain';
  hair: 'short' | 'curls' | 'bun' | 'long' | 'bob' | 'shaved' | 'cap' | 'scarf' | 'quiff' | 'braids';
  hairColour: string;
  extra?: 'glasses' | 'beard' | 'earrings' | 'freckles' | 'headphones';
}

/** Common fields of performers and fans. */
export interface Member {
  /** The key of the user in the demo. */
  key: string;
  name: string;
  username: string;
  email: string;
  gender: Gender | null;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  locale: 'en-US' | 'es-ES';
  /** The chosen currency for prices (ISO 4217); by default that of the country. */
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

/** A comment on a post. */
export interface PostComment {
  /** Key of a fan or a creator. */
  by: string;
  text: string;
}

/** A post of a performer. */
export interface Post {
  text: string;
  audience: 'public' | 'followers' | 'subscribers';
  pictures: Picture[];
  comments: PostComment[];
}

/** A performer. */
export interface Creator extends Member {
  craft: string;
  /** Languages that the performer speaks with fans, ISO 639-1. */
  languages: string[];
  bio: string;
  /** The price in tokens, from 2.95 to 300; null if not offered. */
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

/** A tip. */
export interface Tip {
  /** Key of a fan. */
  by: string;
  /** Key of a creator. */
  to: string;
  /** The amount in tokens, from 10 to 10,000. */
  amount: number;
  message?: string;
  daysAgo: number;
}

/** A top-up of a fan; the test card determines its result. */
export interface TopUp {
  by: string;
  amount: number;
  card: 'visa' | 'mastercard' | 'declined' | 'authentication';
  coupon?: string;
  daysAgo: number;
}

/** A gallery. */
export interface DemoGallery {
  /** Key of a creator. */
  by: string;
  title: string;
  description: string;
  audience: 'public' | 'followers' | 'subscribers';
  /** The price in tokens for users outside of the audience. */
  price?: number;
  daysAgo: number;
  pictures: Picture[];
}

/** A photo that belongs to no gallery. */
export interface DemoPhoto {
  by: string;
  text: string;
  audience: 'public' | 'followers' | 'subscribers';
  daysAgo: number;
  picture: Picture;
}

/** A story with a photo. */
export interface DemoStory {
  by: string;
  text: string;
  audience: 'public' | 'followers' | 'subscribers';
  /** Publication time in hours before the present; less than 24. */
  hoursAgo: number;
  picture: Picture;
  /** Keys of the viewers. */
  seenBy: string[];
}

/** A post with a poll. */
export interface PollPost {
  /** Key of a creator. */
  by: string;
  text: string;
  question: string;
  options: readonly string[];
  daysAgo: number;
  /** The duration of the poll in days; null for no end. */
  openDays: number | null;
  /** The index of the chosen option by the key of the user. */
  votes: Readonly<Record<string, number>>;
}

/** The context of the actions: clients of the users, and ids of created items. */
export interface DemoContext {
  actor(key: string): { id: string; client: Client };
  /** Stores the id of a created item under a name. */
  saveId(name: string, id: string): void;
  /** Returns the stored id of a name. @throws if there is none */
  getId(name: string): string;
  /** Buys tokens. */
  buyTokens(by: string, amount: number): Promise<unknown>;
  /** Adds an address to a user's address book. */
  addAddress(by: string, address: AddressCreateRequest): Promise<unknown>;
  /** Sets the status of an order. */
  updateOrder(by: string, orderId: string, body: OrderUpdateRequest): Promise<unknown>;
}

/** Performs an action of a user through the SDK. */
export type StepAction = (context: DemoContext) => Promise<unknown>;

/** An action with its time. */
export interface DemoStep {
  by: string;
  run: StepAction;
  daysAgo: number;
}

/** A subscription; paid ones are by card and renew until they are cancelled. */
export interface Subscribing {
  /** Key of a fan. */
  by: string;
  /** Key of a creator. */
  to: string;
  type: 'free' | 'monthly' | 'yearly';
  daysAgo: number;
  /** Time of the cancellation; the subscription then continues until the end of its period. */
  cancelledDaysAgo?: number;
}

/** An increase of a performer's monthly price. */
export interface NewPrice {
  /** Key of a creator. */
  by: string;
  /** The increase in tokens. */
  more: number;
  daysAgo: number;
}

/** The users of a demo and their content, follows and payments. */
export interface DemoContent {
  creators: readonly Creator[];
  fans: readonly Fan[];
  topUps: readonly TopUp[];
  tips: readonly Tip[];
  galleries?: readonly DemoGallery[];
  photos?: readonly DemoPhoto[];
  /** The current stories. */
  stories?: readonly DemoStory[];
  /** Products and purchases. */
  steps?: readonly DemoStep[];
  subscriptions?: readonly Subscribing[];
  newPrices?: readonly NewPrice[];
  /** Follows in the last days; other follows happen some days after the registration. */
  recentFollows: readonly { by: string; to: string; daysAgo: number }[];
  polls?: readonly PollPost[];
  /** Searches by user, in order. */
  searches?: Readonly<Record<string, readonly string[]>>;
  /** Bookmarked performers. */
  bookmarks?: readonly { by: string; to: string }[];
}
