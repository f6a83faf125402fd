/** The demo next to the built Storybook, which may be below a path. */
export const demoUrl = new URL('demo', document.baseURI).href;

const notBuilt = 'There is no data of the demo. Run `npm run build:demo` and start Storybook again.';

/**
 * Fetches a file of the demo.
 *
 * @throws if the demo is not built
 */
export async function fetchDemo(name: string): Promise<Response> {
  const response = await fetch(`${demoUrl}/${name}`);
  if (!response.ok) throw new Error(notBuilt);
  return response;
}

let time: Promise<Date> | undefined;

/**
 * Fetches the time at which the demo was built. Its newest data is from this time, so "4 hours ago" stays true for as
 * long as the Storybook is published.
 *
 * @throws if the demo is not built
 */
export function fetchDemoTime(): Promise<Date> {
  time ??= fetchDemo('built-at.txt').then(async (response) => {
    const date = new Date(await response.text());
    if (Number.isNaN(date.getTime())) throw new Error(notBuilt);
    return date;
  });
  // After a failure, the next call fetches it again.
  time.catch(() => {
    time = undefined;
  });
  return time;
}
