import { describe, expect, it } from 'vitest';
import { type CsvCell, toCsvLines, toCsvResponse } from './csv.ts';

describe('toCsvLines', () => {
  it('quotes texts, doubles their quotes, and leaves numbers and empty cells unquoted', () => {
    expect(toCsvLines([['Noor "N" Haddad', 12.5, null, 'a,b;c\nd']])).toBe('"Noor ""N"" Haddad",12.5,,"a,b;c\nd"\r\n');
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1', '|calc', '%0A'])(
    'prevents a spreadsheet from executing %j as a formula',
    (text) => {
      expect(toCsvLines([[text]])).toBe(`"'${text}"\r\n`);
    },
  );

  it('keeps the sign of a negative number', () => {
    expect(toCsvLines([[-3.5]])).toBe('-3.5\r\n');
  });
});

describe('toCsvResponse', () => {
  const file = (pages: AsyncIterator<CsvCell[][]>) =>
    toCsvResponse({ name: 'fans.csv', header: ['name', 'tokens'], pages });

  // `text()` removes the mark by which spreadsheets recognise UTF-8.
  const bytesOf = async (response: Response) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());

  it('sends the header and all pages as an attachment in UTF-8', async () => {
    const response = await file(
      (async function* () {
        yield [['Tomás', 1]];
        yield [];
        yield [['Deniz', 2]];
      })(),
    );
    expect(response.headers.get('content-type')).toBe('text/csv;charset=utf-8');
    expect(response.headers.get('content-disposition')).toBe('attachment; filename="fans.csv"');
    expect(await bytesOf(response)).toBe('\uFEFF"name","tokens"\r\n"Tomás",1\r\n"Deniz",2\r\n');
  });

  it('sends only the header if there are no rows', async () => {
    expect(await bytesOf(await file((async function* () {})()))).toBe('\uFEFF"name","tokens"\r\n');
  });

  it('fails before the response if the first page fails', async () => {
    const failing = {
      next: () => Promise.reject(new Error('The database is down.')),
    };
    await expect(file(failing)).rejects.toThrow('The database is down.');
  });

  it('reads a page only when the client has received the previous one, and stops if the client cancels', async () => {
    let read = 0;
    let isStopped = false;
    const response = await file(
      (async function* () {
        try {
          for (;;) {
            read += 1;
            yield [['Deniz', read]];
          }
        } finally {
          isStopped = true;
        }
      })(),
    );
    expect(read).toBe(1);
    const stream = response.body?.getReader();
    await stream?.read();
    await stream?.read();
    expect(read).toBe(2);
    await stream?.cancel();
    expect(isStopped).toBe(true);
  });
});
