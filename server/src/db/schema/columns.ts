import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that is compared byte by byte, independently of the database's locale. */
const bytewiseText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "C"' });

/** An id: 24 hexadecimal digits, sortable by time (rule W5). */
export const id = (name: string) => bytewiseText(name);

/** A case-folded name, username or e-mail address, for uniqueness and order. */
export const key = (name: string) => bytewiseText(name);

/** A point in time, UTC, read as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Money or tokens in integer hundredths, read as a number (rule W5). */
export const hundredths = (name: string) => bigint(name, { mode: 'number' });

/** A number of bytes, as bigint because files of 2 GB exceed an integer. */
export const bytes = (name: string) => bigint(name, { mode: 'number' });
