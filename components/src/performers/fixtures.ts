import type { MyPerformer, Performer } from '@fanlight/sdk/models';
import { samplePicture } from '../primitives/sample-picture.ts';
import { ago } from '../testing/sample-times.ts';
import type { CreatorProfileDraft } from './creator-profile-form.tsx';

/** Returns a simple picture of a face as a data URL. */
function portrait(ground: string, skin: string, hair: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 128 128"><rect width="128" height="128" fill="${ground}"/><path d="M20 140a44 44 0 0 1 88 0z" fill="${hair}"/><rect x="54" y="74" width="20" height="26" rx="10" fill="${skin}"/><circle cx="64" cy="56" r="25" fill="${skin}"/><path d="M38 56a26 26 0 0 1 52 0c-8-14-20-16-30-12-8 3-16 4-22 12z" fill="${hair}"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** A performer as other users see the profile. */
export const performer: Performer = {
  _id: '0193f2a4c1d07b3e5a918c42',
  name: 'Mara Quill',
  username: 'mara.clay',
  avatar: portrait('#f2a65a', '#b5714a', '#2b1a3d'),
  cover: samplePicture(0),
  bio: 'Stoneware with a memory of the river. New kiln every second Friday.',
  gender: 'female',
  countryCode: 'PT',
  languages: ['pt', 'en'],
  isVerified: true,
  monthlyPrice: 9.95,
  yearlyPrice: 99,
  totalFollowers: 1284,
  totalFeeds: 64,
  totalLikes: 19120,
  isFollowed: false,
  isSubscribed: false,
  subscribedUntil: null,
  subscriptionType: null,
  isRenewing: false,
  isFreeOffered: false,
  isOwn: false,
  totalPhotos: 1240,
  totalGalleries: 18,
  totalVideos: 31,
  totalReels: 0,
  totalProducts: 9,
  createdAt: ago({ days: 454 }),
};

export const performers: Performer[] = [
  performer,
  {
    ...performer,
    _id: '0193f2a4c1d07b3e5a918c43',
    name: 'Blue Hour Trio',
    username: 'bluehour',
    avatar: portrait('#1f5f6b', '#e0b48c', '#101a2e'),
    cover: samplePicture(1),
    bio: 'Piano, bass, brushes. Recorded after midnight, with the window open.',
    totalFollowers: 48210,
    isFollowed: true,
  },
  {
    ...performer,
    _id: '0193f2a4c1d07b3e5a918c44',
    name: 'Ilse van der Berg',
    username: 'ilse.luthier',
    avatar: portrait('#7a2e1d', '#f0c9a8', '#d9b25f'),
    cover: samplePicture(2),
    bio: 'I build violins and say out loud what goes wrong while I do.',
    isVerified: false,
    totalFollowers: 1,
  },
  {
    ...performer,
    _id: '0193f2a4c1d07b3e5a918c45',
    name: 'Teo Rivas',
    username: 'teo.uphill',
    avatar: null,
    cover: null,
    bio: '',
    isVerified: false,
    totalFollowers: 0,
  },
  {
    ...performer,
    _id: '0193f2a4c1d07b3e5a918c46',
    name: 'Noor Haddad',
    username: 'noor.folds',
    avatar: portrait('#8a3b5c', '#8a5636', '#1d1412'),
    cover: samplePicture(4),
    bio: 'Paper engineer. Every fold is a decision that can be taken back.',
    totalFollowers: 902,
  },
  {
    ...performer,
    _id: '0193f2a4c1d07b3e5a918c47',
    name: 'Juniper Okafor-Lindqvist of the Northern Tide Pools',
    username: 'juniper.of.the.northern.tides',
    avatar: null,
    cover: samplePicture(3),
    bio: 'What lives between two tides, twice a day, in rubber boots: anemones, sea slugs, and a crab called Margaret who runs the place.',
    totalFollowers: 7340,
  },
];

/** The same performer, in a response to that performer. */
export const myPerformer: MyPerformer = {
  _id: performer._id,
  name: performer.name,
  username: performer.username,
  email: 'mara@fanlight.example',
  avatar: performer.avatar,
  cover: performer.cover,
  bio: performer.bio,
  gender: 'female',
  countryCode: 'PT',
  languages: ['pt', 'en'],
  status: 'approved',
  monthlyPrice: 9.95,
  yearlyPrice: null,
  totalFollowers: 1284,
  totalFeeds: 64,
  totalLikes: 19120,
  balance: 412.5,
  earnings: 392.5,
  currencySettings: { manualDetect: false, currency: 'USD' },
  locale: 'en-US',
  createdAt: performer.createdAt,
};

/** The subscriptions of 3 and 6 months of `performer`, with 10 % and 15 % off. */
export const bundles: NonNullable<Performer['bundles']> = [
  { type: 'quarterly', months: 3, percentOff: 10, price: 26.87, saving: 2.98 },
  { type: 'half-yearly', months: 6, percentOff: 15, price: 50.75, saving: 8.95 },
];

export const draft: CreatorProfileDraft = {
  name: myPerformer.name,
  username: 'mara.clay',
  email: 'mara@fanlight.example',
  bio: myPerformer.bio,
  gender: 'female',
  countryCode: 'PT',
  languages: myPerformer.languages,
};

export const languages = [
  { code: 'en', name: 'English' },
  { code: 'nl', name: 'Dutch' },
  { code: 'pt', name: 'Portuguese' },
  { code: 'es', name: 'Spanish' },
];

export const countries = [
  { code: 'CO', name: 'Colombia' },
  { code: 'NL', name: 'Netherlands' },
  { code: 'PT', name: 'Portugal' },
  { code: 'ES', name: 'Spain' },
];

/** A flag with a white area. Stories check that the area has an outline. */
export const sampleFlag = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 3 2"><path fill="#fff" d="M0 0h3v2H0z"/><path fill="#a33" d="M0 0h1v2H0z"/></svg>',
)}`;
