import { defaultTime } from './clock.ts';

/** The values of the toolbar that the URL of a story need not name. */
export const initialGlobals = {
  theme: 'dark',
  locale: 'en-US',
  text: 'normal',
  motion: 'full',
  contrast: 'normal',
  now: defaultTime,
  clock: 'stopped',
  scenario: 'default',
  role: 'story',
  answers: '',
  engine: 'mocked',
};

/** Formats the values of the toolbar for a URL, such as `theme:light;locale:es-ES`. */
export const writeGlobals = (globals: Record<string, unknown>): string =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/** Returns the name of the viewport. The value is a name in the URL, and an object after it was chosen in the toolbar. */
export function viewportOf({ viewport }: Record<string, unknown>): unknown {
  return typeof viewport === 'object' ? (viewport as { value?: unknown } | null)?.value : viewport;
}
