import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** A text that is compared byte by byte, whatever the locale of the database is. */
const bytewiseText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "C"' });

/** An id of 24 hexadecimal digits. Ids are sorted by time (rule W5). */
export const id = (name: string) => bytewiseText(name);

/** A case-folded name, username or e-mail address, by which rows are compared and sorted. */
export const key = (name: string) => bytewiseText(name);

/** A time in UTC, which is read as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An amount of money or tokens in integer hundredths, which is read as a number (rule W5). */
export const hundredths = (name: string) => bigint(name, { mode: 'number' });

/** A number of bytes. It is a bigint, because a file of 2 GB exceeds an integer. */
export const bytes = (name: string) => bigint(name, { mode: 'number' });
