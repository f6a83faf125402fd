import type { Context } from '../../context.ts';
import { type CsvCell, toCsvResponse } from '../../csv.ts';
import { toDay } from './periods.ts';
import { toSales } from './present.ts';
import { readAllSales, type SalesFilter } from './sales.ts';

/** The names of the columns. They are the same in every language, so that scripts and bookkeeping can rely on them. */
const header = [
  ...['date', 'type', 'status', 'payer', 'username', 'title', 'gross', 'commission', 'net', 'payable', 'id'],
];

async function* readPages(
  context: Context,
  userId: string,
  filter: Omit<SalesFilter, 'sortBy'>,
): AsyncGenerator<CsvCell[][], void> {
  for await (const rows of readAllSales(context.db, userId, filter, context.ports.clock.now())) {
    const sales = await toSales(context, rows);
    yield sales.map(({ _id, createdAt, type, status, payer, title, gross, commission, net, payableAt }) => [
      ...[createdAt, type, status, payer?.name ?? null, payer?.username ?? null, title],
      ...[gross, commission, net, payableAt, _id],
    ]);
  }
}

/** Sends a performer's earnings as a CSV file (operation `exportEarnings`). */
export const exportSales = (context: Context, userId: string, filter: Omit<SalesFilter, 'sortBy'>): Promise<Response> =>
  toCsvResponse({
    name: `earnings-${toDay(context.ports.clock.now())}.csv`,
    header,
    pages: readPages(context, userId, filter),
  });
