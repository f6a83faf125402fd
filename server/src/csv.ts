/** A value of a CSV file. Null is an empty cell. */
export type CsvCell = string | number | null;

/**
 * The first characters by which a spreadsheet takes a text for a formula, also after spaces. Names and notes are written
 * by users, so a file that is opened must not execute them (OWASP, "CSV Injection").
 */
const formulaStart = /^\s*[=+\-@＝＋－＠|%]|^[\t\r\n]/;

/** Every text is quoted, because the separator that a spreadsheet expects depends on its locale. */
function toCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = formulaStart.test(cell) ? `'${cell}` : cell;
  return `"${text.replaceAll('"', '""')}"`;
}

/** Returns rows as lines of CSV (RFC 4180). */
export const toCsvLines = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(toCell).join(',')}\r\n`).join('');

/** Spreadsheets read a file as UTF-8 only if it begins with this character. */
const byteOrderMark = '\uFEFF';

/**
 * Creates a response with a CSV file, which is streamed while it is read.
 *
 * @param file - `name` must consist of ASCII characters without quotes; `header` has the names of the columns; `pages`
 *   yields the rows. The first page is read before the response is created, so that a failure of it is still an error
 *   response. A later failure aborts the download
 */
export async function toCsvResponse({
  name,
  header,
  pages,
}: {
  name: string;
  header: readonly string[];
  pages: AsyncIterator<readonly (readonly CsvCell[])[]>;
}): Promise<Response> {
  const encoder = new TextEncoder();
  let next = await pages.next();
  let start = `${byteOrderMark}${toCsvLines([header])}`;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        next = start ? next : await pages.next();
        if (next.done) {
          if (start) controller.enqueue(encoder.encode(start));
          controller.close();
          return;
        }
        controller.enqueue(encoder.encode(start + toCsvLines(next.value)));
        start = '';
      },
      async cancel() {
        await pages.return?.();
      },
    },
    // Nothing is read ahead of the client.
    { highWaterMark: 0 },
  );
  return new Response(body, {
    headers: {
      'content-type': 'text/csv;charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  });
}
