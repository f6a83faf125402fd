import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, time } from './columns.ts';
import { users } from './users.ts';

/** The delivery addresses of users. One address of each user is the default. */
export const addresses = pgTable(
  'address',
  {
    id: id('id').primaryKey(),
    userId: id('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    label: text('label').notNull().default(''),
    name: text('name').notNull(),
    line1: text('line1').notNull(),
    line2: text('line2'),
    postalCode: text('postal_code').notNull(),
    city: text('city').notNull(),
    stateCode: text('state_code'),
    /** The name of the state at the time when the address was saved. */
    state: text('state'),
    countryCode: text('country_code').notNull(),
    phone: text('phone'),
    isDefault: boolean('is_default').notNull().default(false),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
  },
  (table) => [index('address_user').on(table.userId, table.id.desc())],
);
