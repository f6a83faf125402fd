import { expect } from 'playwright/test';
import { expectFilmPlays, publishFilm } from './film.ts';
import { onServer } from './hosts.ts';
import { test } from './test.ts';

test('a video uploaded by a performer is processed and plays for a visitor (rule F3)', async ({ browser }) => {
  const place = await onServer();
  try {
    const settings = { baseURL: place.origin, locale: 'en-US' };
    const [performers, visitors] = await Promise.all([browser.newContext(settings), browser.newContext(settings)]);
    const post = await publishFilm(await performers.newPage());
    await expectFilmPlays(await visitors.newPage(), post);
    await Promise.all([performers.close(), visitors.close()]);
  } finally {
    await place.stop();
  }
  expect(place.output()).not.toMatch(/error/i);
});
