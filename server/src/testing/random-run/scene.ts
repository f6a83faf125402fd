import { api, login } from '@fanlight/sdk';
import { videos } from '../../db/schema/index.ts';
import {
  addTestCard,
  approvePerformer,
  createFan,
  makeCoupon,
  makePackage,
  makePhoto,
  type Person,
  password,
  preparePayout,
  type TestEngine,
} from '../index.ts';
import type { Random } from '../random.ts';

/** The test cards of each member, by what happens when they are charged. */
const cardNumbers = {
  good: '4242 4242 4242 4242',
  disputed: '4000 0000 0000 0259',
  authenticated: '4000 0025 0000 3155',
  declined: '4000 0000 0000 9995',
} as const;
export type CardKind = keyof typeof cardNumbers;

/** A user of the random run. Performers pay, too. */
export interface Member extends Person {
  cards: Record<CardKind, string>;
  addressId: string;
}

/** An item that is for sale. */
export interface Item {
  kind: 'feed' | 'gallery' | 'video' | 'physical' | 'digital';
  id: string;
}

/** The users, and what they can buy. */
export interface Scene {
  engine: TestEngine;
  random: Random;
  performers: Member[];
  /** Fans and performers. */
  members: Member[];
  items: Item[];
  packageIds: { id: string; price: number }[];
  couponCodes: string[];
  photo: Blob;
}

async function createMember(engine: TestEngine, username: string, referralCode?: string): Promise<Member> {
  const { id, client } = await createFan(engine, username, referralCode);
  // The run takes months, and other sessions end after a day.
  const { token } = await login(client, { credentials: username, password, remember: true });
  const person = { id, client, token };
  const cards = {} as Member['cards'];
  for (const [kind, number] of Object.entries(cardNumbers)) cards[kind as CardKind] = await addTestCard(person, number);
  await client.call(api.createPaymentCard, {
    params: { provider: 'sandbox' },
    body: { paymentMethodId: cards.good, isDefault: true },
  });
  const place = { postalCode: '1200-202', city: 'Lisbon', countryCode: 'PT' };
  const address = { name: username, line1: 'Rua das Gaivotas 14', ...place };
  return { ...person, cards, addressId: (await client.call(api.createAddress, { body: address }))._id };
}

/** Creates a member who sells. */
async function createSeller(engine: TestEngine, username: string, referralCode?: string): Promise<Member> {
  const member = await createMember(engine, username, referralCode);
  await approvePerformer(engine.ports, member.id);
  await preparePayout(engine, member, 0);
  await member.client.call(api.updateMyPerformer, { body: { monthlyPrice: 9.95, yearlyPrice: 99.99 } });
  return member;
}

const prices = [1, 3.33, 9.95, 12.5, 40];

/** Offers a new item of a performer. */
export async function publishItem(scene: Scene, { id: performerId, client }: Member, kind: Item['kind']) {
  const { engine, random, photo } = scene;
  const price = random.pick(prices) ?? 1;
  const audience = 'subscribers' as const;
  const create = async (): Promise<string> => {
    switch (kind) {
      case 'feed':
        return (await client.call(api.createFeed, { body: { text: 'Kiln at dawn.', audience, price } }))._id;
      case 'gallery': {
        const { _id: photoId } = await client.call(api.uploadPhoto, { body: { photo, alt: 'A vase.', audience } });
        const body = { title: 'Kiln day', audience, price, photoIds: [photoId] };
        return (await client.call(api.createGallery, { body }))._id;
      }
      case 'video': {
        // The file of a video does not matter for its sale, and processing it would need ffmpeg.
        const [videoId, now] = [engine.ports.ids.next(), engine.clock.now()];
        const times = { createdAt: now, updatedAt: now, readyAt: now };
        const row = { id: videoId, performerId, title: 'Vase', audience, price: Math.round(price * 100), ...times };
        await engine.ports.database.db.insert(videos).values(row);
        return videoId;
      }
      case 'physical': {
        const body = { title: 'Mug', type: 'physical' as const, price, stock: 40 };
        return (await client.call(api.createProduct, { body }))._id;
      }
      case 'digital': {
        const file = new File(['%PDF-1.7\n%%EOF'], 'recipes.pdf', { type: 'application/pdf' });
        return (await client.call(api.createProduct, { body: { title: 'Recipes', type: 'digital', price, file } }))._id;
      }
    }
  };
  scene.items.push({ kind, id: await create() });
}

/**
 * Creates eight fans and four performers with items of every kind. A fan has referred two of the performers, and a
 * performer another one. Coupons and a package are larger than allowed, so that they are reduced (rule M3).
 */
export async function createScene(engine: TestEngine, random: Random): Promise<Scene> {
  const fans: Member[] = [];
  for (let no = 1; no <= 8; no += 1) fans.push(await createMember(engine, `fan.${no}`));
  const codeOfMember = async (member: Member | undefined) =>
    member && (await member.client.call(api.getReferralCode)).code;
  const fanCode = await codeOfMember(fans[0]);
  const mara = await createSeller(engine, 'mara.clay', fanCode);
  const tomas = await createSeller(engine, 'tomas', fanCode);
  const vera = await createSeller(engine, 'vera', await codeOfMember(mara));
  const odile = await createSeller(engine, 'odile');
  const performers = [mara, tomas, vera, odile];
  await makeCoupon(engine, { code: 'TENTH', percentOff: 10 });
  await makeCoupon(engine, { code: 'HALF', percentOff: 50 });
  await makeCoupon(engine, { code: 'ONCE', percentOff: 5, usesPerPerson: 1, totalUses: 5 });
  const packageIds = [
    { id: await makePackage(engine, { title: 'Harbour light', price: 50_00, bonus: 2_00 }), price: 50 },
    { id: await makePackage(engine, { title: 'Open sea', price: 200_00, bonus: 90_00 }), price: 200 },
  ];
  const scene: Scene = {
    ...{ engine, random, performers, members: [...fans, ...performers], items: [], packageIds },
    ...{ couponCodes: ['TENTH', 'HALF', 'ONCE'], photo: await makePhoto() },
  };
  for (const performer of performers)
    for (const kind of ['feed', 'gallery', 'video', 'physical', 'digital'] as const)
      await publishItem(scene, performer, kind);
  await engine.settle();
  return scene;
}
