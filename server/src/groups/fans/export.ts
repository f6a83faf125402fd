import type { Fan, UserSummary } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { type CsvCell, toCsvResponse } from '../../csv.ts';
import type { PageRequest } from '../../http/paging.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import { columnTexts } from './column-texts.ts';
import { readFans } from './present.ts';

/** The number of rows that one statement reads, so that it takes milliseconds. */
const rowsPerPage = 1000;

/** A list of fans that is exported. */
export interface FanExport<Row> {
  /** The name of the file without its ending, in ASCII. */
  name: string;
  sort: PageRequest['sort'];
  /** Reads a page. `cursor` is that of the last row; undefined if there are no more rows. */
  read: (page: PageRequest) => Promise<{ rows: Row[]; cursor: string | undefined }>;
  userIdOf: (row: Row) => string;
  /** The names of the columns between the user and the columns that every list has. */
  columns: readonly string[];
  cellsOf: (row: Row) => CsvCell[];
}

/** Returns a page without the row by which the query finds out whether there are more rows. */
export function toExportPage<Row>(
  rows: Row[],
  { limit }: PageRequest,
  cursorOf: (row: Row) => string,
): { rows: Row[]; cursor: string | undefined } {
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return { rows: shown, cursor: last && cursorOf(last) };
}

/** The day of a time in UTC, which spreadsheets read as a date; empty for null. */
export const dayOf = (time: Date | null): string | null => time?.toISOString().slice(0, 10) ?? null;

async function* readPages<Row>(context: Context, performerId: string, list: FanExport<Row>) {
  const { lists } = columnTexts[context.locale];
  const cellsOfFan = ({ isVip, isMuted, note, spent }: Fan): CsvCell[] => [
    spent,
    [...(isVip ? [lists.vip] : []), ...(isMuted ? [lists.muted] : [])].join(', ') || null,
    note,
  ];
  const cellsOfUser = ({ name, username }: UserSummary): CsvCell[] => [name, username];
  let cursor: string | undefined;
  do {
    const page = await list.read({ limit: rowsPerPage, offset: 0, cursor, sort: list.sort });
    const ids = page.rows.map(list.userIdOf);
    const people = await readUserSummaries(context.ports, context.db, ids);
    const fanOf = await readFans(context.db, performerId, ids);
    yield page.rows.map((row) => {
      const id = list.userIdOf(row);
      const user = people.get(id) ?? deletedUserSummary(id);
      return [...cellsOfUser(user), ...list.cellsOf(row), ...cellsOfFan(fanOf(id))];
    });
    cursor = page.cursor;
  } while (cursor !== undefined);
}

/** Sends a list of a performer's fans as a CSV file, for any number of fans. */
export function exportFans<Row>(context: Context, performerId: string, list: FanExport<Row>): Promise<Response> {
  const texts = columnTexts[context.locale];
  return toCsvResponse({
    name: `${list.name}.csv`,
    header: [texts.name, texts.username, ...list.columns, texts.spent, texts.list, texts.note],
    pages: readPages(context, performerId, list),
  });
}
