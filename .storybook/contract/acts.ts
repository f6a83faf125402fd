// The steps that viewers perform in generated stories. They find elements by texts of the catalogue, so that they work
// in every language.
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { t, tPattern } from '../../components/src/testing/index.ts';
import { isNextPage, listCalls } from './calls.ts';

type Key = Parameters<typeof t>[0];
type Values = Parameters<typeof t>[1];
/** Runs a step of a play function, which the panel "Interactions" lists by its label. */
export type RunStep = (label: string, play: () => Promise<void>) => Promise<void> | void;
/** A step of a viewer. With `run`, it has a label in the panel "Interactions". */
export type Act = (run?: RunStep) => Promise<void>;

/** Creates a step. The label is in English, with the texts of the page in its language. */
const act =
  (label: () => string, perform: () => Promise<void>): Act =>
  async (run) =>
    run ? run(label(), perform) : perform();

const page = () => within(document.body);
const exactly = (key: Key, values?: Values): RegExp => new RegExp(`^${tPattern(key, values).source}$`);

/** Returns a text of the catalogue without its placeholders, for a label. */
const labelOf = (key: Key): string => t(key).replaceAll(/\{\{.*?\}\}|<[^>]*>/g, '…');

/** Presses one of the buttons with a text when it is enabled. */
async function pressOne(key: Key, values: Values, position: number, place = document.body): Promise<void> {
  const find = () => within(place).findAllByRole('button', { name: exactly(key, values) });
  await find();
  await waitFor(async () => expect((await find()).at(position)).toBeEnabled());
  const button = (await find()).at(position) as HTMLElement;
  // Scrolls to the button, as viewers do. Otherwise, an open menu of the button could close, because a menu closes when
  // the page scrolls and its button is out of view.
  button.scrollIntoView({ block: 'nearest' });
  await userEvent.click(button);
}

/** Presses the last button with a text. The button of an open dialog comes after those of the page. */
export const press = (key: Key, values?: Values): Act =>
  act(
    () => `Press "${t(key, values)}"`,
    () => pressOne(key, values, -1),
  );

/** Presses the first button with a text in the content of the page, such as that of the first item in a list. */
export const pressFirst = (key: Key, values?: Values): Act =>
  act(
    () => `Press the first "${t(key, values)}"`,
    async () => pressOne(key, values, 0, await page().findByRole('main')),
  );

/** Presses the button whose content includes a text. */
export const pressWith = (key: Key): Act =>
  act(
    () => `Press "${labelOf(key)}"`,
    async () => {
      await userEvent.click(await page().findByRole('button', { name: tPattern(key) }));
    },
  );

/** Chooses an entry of an open menu. */
export const choose = (key: Key, values?: Values): Act =>
  act(
    () => `Choose "${t(key, values)}" in the menu`,
    async () => {
      await userEvent.click(await page().findByRole('menuitem', { name: exactly(key, values) }));
    },
  );

/** Checks a radio button. */
export const check = (key: Key): Act =>
  act(
    () => `Choose "${t(key)}"`,
    async () => {
      await userEvent.click(await page().findByRole('radio', { name: exactly(key) }));
    },
  );

/**
 * Types a text into the last field with a label. Fields with exactly this label take precedence: "Nombre" is also the
 * beginning of "Nombre de usuario".
 */
export const fill = (label: Key, value: string, values: Values = {}): Act =>
  act(
    () => `Enter "${value}" as "${labelOf(label)}"`,
    async () => {
      const fields = await page().findAllByLabelText(tPattern(label, values), { selector: 'input, textarea, select' });
      const exact = page().queryAllByLabelText(exactly(label, values), { selector: 'input, textarea, select' });
      await fireEvent.change((exact.at(-1) ?? fields.at(-1)) as HTMLElement, { target: { value } });
    },
  );

/** Selects the first value of a field when its options have arrived. */
export const selectFirst = (label: Key): Act =>
  act(
    () => `Select the first "${labelOf(label)}"`,
    async () => {
      const field = await page().findByLabelText(tPattern(label), { selector: 'select' });
      const values = () => [...(field as HTMLSelectElement).options].map(({ value }) => value).filter(Boolean);
      await waitFor(() => expect(values()).not.toEqual([]));
      await userEvent.selectOptions(field, values().slice(0, 1));
    },
  );

/** Presses the button with a text that is data, and therefore not in the catalogue. */
export const pressText = (text: string): Act =>
  act(
    () => `Press "${text}"`,
    async () => {
      await userEvent.click(await page().findByRole('button', { name: text }));
    },
  );

/** A PNG of one pixel. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

function smallFile(type: string): File {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  return new File([bytes], `file.${type.split('/')[1]}`, { type });
}

/** Selects a small file in one of the file fields on the page, by the position of the field. */
export const attach = (position = 0, type = 'image/png'): Act =>
  act(
    () => `Attach a file (${type})`,
    async () => {
      const fields = () => [...document.querySelectorAll<HTMLInputElement>('input[type="file"]')];
      await waitFor(() => expect(fields().length).toBeGreaterThan(position));
      await userEvent.upload(fields()[position] as HTMLInputElement, smallFile(type), { applyAccept: false });
    },
  );

/** Selects a small file in the file field with a label. */
export const attachTo = (label: Key, type: string): Act =>
  act(
    () => `Attach a file (${type}) to "${t(label)}"`,
    async () => {
      const group = await page().findByRole('group', { name: exactly(label) });
      const field = group.querySelector<HTMLInputElement>('input[type="file"]');
      await userEvent.upload(field as HTMLInputElement, smallFile(type), { applyAccept: false });
    },
  );

/** Waits until a button is on the page, such as that of a form that is loaded later. */
export const waitForButton = (key: Key): Act =>
  act(
    () => `Wait for "${t(key)}"`,
    async () => {
      await page().findAllByRole('button', { name: exactly(key) });
    },
  );

/** Returns a play function of several steps. */
export const steps =
  (...acts: Act[]): Act =>
  async (run) => {
    for (const one of acts) await one(run);
  };

/**
 * Whether the page has read its data again, which it does when the connection of a logged-in viewer is open. Also true
 * for a visitor, who has no connection.
 */
function hasReadAgain(): boolean {
  const called = listCalls();
  if (!called.some(({ operation, status }) => operation === 'getMe' && status === 200)) return true;
  const names = called.map(({ operation }) => operation);
  const opened = names.indexOf('listEventChannels');
  return opened !== -1 && names.lastIndexOf('getMe') > opened;
}

/**
 * Presses the buttons that load more items, until the last call of an operation requests a next page, and all other
 * calls have responses. Also waits for the connection of the page. When it opens, the page reads its lists again, and
 * the error of a next page that was requested before disappears.
 */
export async function loadMore(operation: string): Promise<void> {
  await waitFor(() => {
    const names = [t('list.more'), t('comments:replies.more')];
    for (const button of document.querySelectorAll('button')) if (names.includes(button.textContent)) button.click();
    const callsOfOperation = listCalls().filter((call) => call.operation === operation);
    const pendingCalls = listCalls().filter(({ body }) => body === undefined);
    expect(hasReadAgain()).toBe(true);
    expect(callsOfOperation.slice(-1).map(isNextPage)).toEqual([true]);
    expect(pendingCalls.filter((call) => call.operation !== operation)).toEqual([]);
  });
}
