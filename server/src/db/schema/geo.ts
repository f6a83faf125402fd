// The tables of the endpoint group "geo", which also contains the captcha, the promotions and the translations.
import type { SitePromoPlacement } from '@fanlight/sdk/models';
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, key, time } from './columns.ts';

/** Proofs of solved captchas, identified by their hash. A proof is valid once, for ten minutes. */
export const captchaProofs = pgTable(
  'captcha_proof',
  { proofHash: text('proof_hash').primaryKey(), expiresAt: time('expires_at').notNull() },
  (table) => [index('captcha_proof_expiry').on(table.expiresAt)],
);

/** Promotions of the operator. A promotion is in one language; if `locale` is null, it is shown in all languages. */
export const sitePromos = pgTable(
  'site_promo',
  {
    id: id('id').primaryKey(),
    locale: text('locale'),
    title: text('title').notNull(),
    text: text('text').notNull(),
    placement: text('placement').$type<SitePromoPlacement>().notNull(),
    imageUrl: text('image_url'),
    imageAlt: text('image_alt').notNull().default(''),
    href: text('href').notNull(),
    label: text('label').notNull(),
    position: integer('position').notNull().default(0),
    startsAt: time('starts_at'),
    endsAt: time('ends_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [index('site_promo_placement').on(table.placement, table.position)],
);

/** Texts of the interface that the operator has changed (rule L1). */
export const translations = pgTable(
  'translation',
  {
    locale: text('locale').notNull(),
    /** The namespace, a colon, and the key. */
    key: key('key').notNull(),
    message: text('message').notNull(),
  },
  (table) => [primaryKey({ columns: [table.locale, table.key] })],
);
