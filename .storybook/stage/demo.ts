/** The demo next to the built Storybook, which may be below a path. */
export const demoUrl = new URL('demo', document.baseURI).href;

let time: Promise<Date> | undefined;

/**
 * Fetches the time at which the demo was built. Its newest data is from this time, so "4 hours ago" stays true for as
 * long as the Storybook is published.
 *
 * @throws if the demo is not built
 */
export function fetchDemoTime(): Promise<Date> {
  time ??= fetch(`${demoUrl}/built-at.txt`).then(async (response) => {
    const date = new Date((await response.text()).trim());
    if (!response.ok || Number.isNaN(date.getTime()))
      throw new Error('There is no data of the demo. Run `npm run build:demo` and start Storybook again.');
    return date;
  });
  // After a failure, the next call fetches it again.
  time.catch(() => {
    time = undefined;
  });
  return time;
}
