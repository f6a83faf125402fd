import { readFile } from 'node:fs/promises';
import { expect, type Page } from 'playwright/test';
import { logIn, tokenOf } from './fan.ts';
import { mara } from './star.ts';

/** A second of WebM: nothing of it is served as it is. */
const film = new URL('../../components/src/primitives/playback/sample/wide.webm', import.meta.url);
const caption = 'The kiln, filmed through its peephole.';

/**
 * Uploads a video in the page of a performer of the demo world and publishes a post with it. By the page's own requests:
 * the form of a post takes photos only.
 *
 * @returns the path of the post
 */
export async function publishFilm(page: Page): Promise<string> {
  await page.goto('/auth/login');
  await logIn(page, mara.username, mara.password);
  await expect(page).toHaveURL(new RegExp(`/${mara.username}$`));
  const id = await page.evaluate(
    async ({ token, bytes, text }) => {
      const call = async (path: string, body: FormData | string, headers: Record<string, string> = {}) => {
        const init = { method: 'POST', body, headers: { ...headers, authorization: token } };
        const response = await fetch(`/api${path}`, init);
        if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
        return (await response.json()).data._id as string;
      };
      const form = new FormData();
      form.set('video', new Blob([new Uint8Array(bytes)], { type: 'video/webm' }), 'kiln.webm');
      const fileId = await call('/performer/feeds/video/upload', form);
      const files = [{ fileId, alt: 'Flames behind a round glass.' }];
      const post = JSON.stringify({ text, audience: 'public', files });
      return call('/performer/feeds', post, { 'content-type': 'application/json' });
    },
    { token: await tokenOf(page), bytes: [...(await readFile(film))], text: caption },
  );
  return `/posts/${id}`;
}

/** Plays the video of a post in the page, and waits until it has moved on and has a picture. */
export async function expectFilmPlays(page: Page, post: string): Promise<void> {
  const readStatus = async () => {
    const response = await page.request.get(`/api${post.replace('/posts', '/user/feeds')}`);
    return response.ok() ? (await response.json()).data.files[0]?.status : undefined;
  };
  await expect.poll(readStatus, { timeout: 60_000 }).toBe('ready');
  await page.goto(post);
  const video = page.getByRole('main').locator('video').first();
  await page.getByRole('main').getByRole('button', { name: /^Play/ }).first().click();
  const isPlayed = () =>
    video.evaluate((element: HTMLVideoElement) => element.currentTime > 0.2 && element.videoWidth > 0);
  await expect.poll(isPlayed, { timeout: 30_000 }).toBe(true);
}
