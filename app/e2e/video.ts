import { fileURLToPath } from 'node:url';
import { expect, type Page } from 'playwright/test';
import { logIn } from './fan.ts';
import { mara } from './journey-performer.ts';

/** A short video in WebM, which the server converts. */
export const videoFile = fileURLToPath(
  new URL('../../components/src/primitives/playback/sample/wide.webm', import.meta.url),
);
const caption = 'The kiln, filmed through its peephole.';

/** An audience of a post, by its label in the form. */
export type AudienceLabel = 'Everyone' | 'Followers' | 'Subscribers';

/**
 * Writes a post with a video as a performer of the demo. Waits until the form reports that the video is ready, and then
 * publishes the post.
 *
 * @returns the path of the post
 */
export async function publishVideo(page: Page, audience: AudienceLabel): Promise<string> {
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
  await page.goto('/creator/posts/new');
  const main = page.getByRole('main');
  await main.getByLabel('What do you want to say?').fill(caption);
  await main.getByLabel('Choose files').first().setInputFiles(videoFile);
  await main.getByLabel('Describe video 1').fill('Flames behind a round glass.');
  await main.getByRole('radio', { name: audience }).check({ force: true });
  await expect(main.getByText('Ready to play')).toBeVisible({ timeout: 60_000 });
  await main.getByRole('radio', { name: 'Now' }).check({ force: true });
  await main.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname.startsWith('/posts/'));
  return new URL(page.url()).pathname;
}

/** Plays the video of a post, or of a video's page. Waits until it shows a frame and its time has advanced. */
export async function expectVideoPlays(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const video = page.getByRole('main').locator('video').first();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^play\b/i })
    .first()
    .click();
  const isPlayed = () =>
    video.evaluate((element: HTMLVideoElement) => element.currentTime > 0.2 && element.videoWidth > 0);
  await expect.poll(isPlayed, { timeout: 30_000 }).toBe(true);
}
