import { bigint, customType, timestamp } from 'drizzle-orm/pg-core';

/** Text that compares byte by byte, the same on every database whatever its locale. */
const bytewiseText = customType<{ data: string; driverData: string }>({ dataType: () => 'text collate "C"' });

/** An id of ours: 24 hexadecimal digits, in the order of time (rule W5). */
export const id = (name: string) => bytewiseText(name);

/** A folded name or address, for uniqueness and order. */
export const key = (name: string) => bytewiseText(name);

/** A point in time, UTC, read as a `Date`. */
export const time = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Money or tokens in integer hundredths, read as a number (rule W5). */
export const hundredths = (name: string) => bigint(name, { mode: 'number' });

/** A number of bytes; two gigabytes are one more than an integer holds. */
export const bytes = (name: string) => bigint(name, { mode: 'number' });
