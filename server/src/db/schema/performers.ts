import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { hundredths, id, time } from './columns.ts';
import { users } from './users.ts';

/** What a performer has beyond an account. Counters are kept in the transactions that change what they count. */
export const performers = pgTable(
  'performer',
  {
    userId: id('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text('status', { enum: ['pending', 'approved', 'rejected'] })
      .notNull()
      .default('pending'),
    bio: text('bio').notNull().default(''),
    gender: text('gender', { enum: ['male', 'female'] }),
    countryCode: text('country_code'),
    /** In which they speak to fans. */
    languages: text('languages').array().notNull().default([]),
    monthlyPrice: hundredths('monthly_price'),
    yearlyPrice: hundredths('yearly_price'),
    totalFollowers: integer('total_followers').notNull().default(0),
    totalFeeds: integer('total_feeds').notNull().default(0),
    totalLikes: integer('total_likes').notNull().default(0),
    /** Name, username and bio, folded: what a search looks through. */
    search: text('search').notNull().default(''),
    /** A place in an order that means nothing: random performers are a range of it. */
    shuffle: doublePrecision('shuffle').notNull().default(sql`random()`),
    /** Greets visitors of the profile once it is ready; until then the one before stands. */
    welcomeFileId: id('welcome_file_id'),
    nextWelcomeFileId: id('next_welcome_file_id'),
    /** Since an urgent report only the performer finds the profile (rule R1). */
    hiddenAt: time('hidden_at'),
    createdAt: time('created_at').notNull(),
  },
  (table) => [
    index('performer_popular').on(table.status, table.totalFollowers.desc(), table.userId.desc()),
    index('performer_shuffle').on(table.shuffle),
    index('performer_most_followed').on(table.totalFollowers.desc(), table.userId.desc()),
    index('performer_open').on(table.userId.desc()).where(sql`status = 'approved' and hidden_at is null`),
    index('performer_newest').on(table.userId.desc()),
    // Whom nobody else finds.
    index('performer_closed').on(table.userId).where(sql`status <> 'approved' or hidden_at is not null`),
    index('performer_latest').on(table.status, table.createdAt.desc(), table.userId.desc()),
  ],
);
