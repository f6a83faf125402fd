import type { Client } from '@fanlight/sdk';
import type { AddressCreateRequest, Gender, OrderUpdateRequest } from '@fanlight/sdk/models';
import type { Palette } from './art/brush.ts';
import type { Mood } from './art/paint.ts';
import type { SceneName } from './art/scenes/index.ts';

/** The aspect ratio of a picture (width:height). */
export type Shape = '9:16' | '4:5' | '1:1' | '3:2' | '16:9';

/** The features of a face. */
export interface Looks {
  skin: 'umber' | 'sienna' | 'tan' | 'sand' | 'rose' | 'porcelain';
  hair: 'short' | 'curls' | 'bun' | 'long' | 'bob' | 'shaved' | 'cap' | 'scarf' | 'quiff' | 'braids';
  hairColour: string;
  extra?: 'glasses' | 'beard' | 'earrings' | 'freckles' | 'headphones';
}

/** The fields that performers and fans have in common. */
export interface Member {
  /** The key of the user in the demo. */
  key: string;
  name: string;
  username: string;
  email: string;
  gender: Gender | null;
  /** The country as ISO 3166-1 alpha-2 code. */
  countryCode: string;
  locale: 'en-US' | 'es-ES';
  /** The currency in which the user sees prices (ISO 4217). By default, it is that of the country. */
  currency?: string;
  palette: Palette;
  looks: Looks;
}

/** A picture of a post, with its scene and its alternative text. */
export interface Picture {
  scene: SceneName;
  shape: Shape;
  mood: Mood;
  alt: string;
}

/** A comment on a post. */
export interface PostComment {
  /** The key of a fan or a creator. */
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
  /** The languages in which the performer talks with fans, as ISO 639-1 codes. */
  languages: string[];
  bio: string;
  /** The price in tokens, from 2.95 to 300. Null if the subscription is not offered. */
  monthlyPrice: number | null;
  yearlyPrice: number | null;
  /** The discounts in percent of the subscriptions of 3 and 6 months, from 5 to 50. */
  quarterlyPercentOff?: number;
  halfYearlyPercentOff?: number;
  cover: { scene: SceneName; mood: Mood };
  posts: Post[];
}

/** A fan. */
export interface Fan extends Member {
  /** The keys of the creators whom the fan follows. */
  follows: string[];
}

/** A tip. */
export interface Tip {
  /** The key of the fan. */
  by: string;
  /** The key of the creator. */
  to: string;
  /** The amount in tokens, from 10 to 10,000. */
  amount: number;
  message?: string;
  daysAgo: number;
}

/** A top-up of a fan. Its result depends on the test card. */
export interface TopUp {
  by: string;
  amount: number;
  card: 'visa' | 'mastercard' | 'declined' | 'authentication';
  coupon?: string;
  daysAgo: number;
}

/** A gallery. */
export interface DemoGallery {
  /** The key of the creator. */
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
  /** The time of the publication in hours before the present, which is less than 24. */
  hoursAgo: number;
  picture: Picture;
  /** The keys of the users who have seen the story. */
  seenBy: string[];
  /** The keys of those of them who like it. */
  likedBy?: string[];
}

/** A post with a poll. */
export interface PollPost {
  /** The key of the creator. */
  by: string;
  text: string;
  question: string;
  options: readonly string[];
  daysAgo: number;
  /** The duration of the poll in days. Null if the poll has no end. */
  openDays: number | null;
  /** The index of the option for which each user votes, by the key of the user. */
  votes: Readonly<Record<string, number>>;
}

/** The context of the actions, which contains the clients of the users and the ids of created items. */
export interface DemoContext {
  actor(key: string): { id: string; client: Client };
  /** Stores the id of an item that was created, under a name. */
  saveId(name: string, id: string): void;
  /**
   * Returns the id that is stored under a name.
   *
   * @throws if there is none
   */
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

/** A subscription. A paid subscription is by card, and is renewed until it is cancelled. */
export interface Subscribing {
  /** The key of the fan. */
  by: string;
  /** The key of the creator. */
  to: string;
  type: 'free' | 'monthly' | 'yearly';
  daysAgo: number;
  /** The time of the cancellation in days before the present. The subscription lasts until the end of its period. */
  cancelledDaysAgo?: number;
}

/** An increase of the monthly price of a performer. */
export interface NewPrice {
  /** The key of the creator. */
  by: string;
  /** The amount in tokens by which the price increases. */
  more: number;
  daysAgo: number;
}

/** The users of a demo, with their content, follows and payments. */
export interface DemoContent {
  creators: readonly Creator[];
  fans: readonly Fan[];
  topUps: readonly TopUp[];
  tips: readonly Tip[];
  galleries?: readonly DemoGallery[];
  photos?: readonly DemoPhoto[];
  /** The stories of the last day. */
  stories?: readonly DemoStory[];
  /** The actions by which users sell and buy products. */
  steps?: readonly DemoStep[];
  subscriptions?: readonly Subscribing[];
  newPrices?: readonly NewPrice[];
  /** The follows of the last days. All other follows happen some days after the registration. */
  recentFollows: readonly { by: string; to: string; daysAgo: number }[];
  polls?: readonly PollPost[];
  /** The searches of each user, in their order. */
  searches?: Readonly<Record<string, readonly string[]>>;
  /** Performers that users bookmark. */
  bookmarks?: readonly { by: string; to: string }[];
}
