// Compares the state that a story names (`parameters.shows`) with its calls and with the page.

import { operations } from '@fanlight/sdk/operations';
import type { Parameters, StoryContext } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { errorText } from '../../components/src/i18n/index.ts';
import { language, listFailures, t } from '../../components/src/testing/index.ts';
import type { Shown } from '../../mocks/src/index.ts';
import { type Call, isNextPage, listCalls, nextFrames } from './calls.ts';
import type { ShownParameters } from './shown.ts';
import { textsOf } from './texts.ts';

type Fields = Record<string, unknown>;

const isOk = ({ status = 0 }: Call): boolean => status >= 200 && status < 300;
const isPending = ({ status }: Call): boolean => status === undefined;

/** Returns the items of the list in a response; undefined if it is not a list. */
function itemsOf({ body }: Call): unknown[] | undefined {
  const data = body?.data;
  const items = Array.isArray(data) ? data : (data as Fields | undefined)?.data;
  return Array.isArray(items) ? items : undefined;
}

const isEmpty = (call: Call): boolean => itemsOf(call)?.length === 0;
const hasItems = (call: Call): boolean => isOk(call) && call.body !== undefined && !isEmpty(call);

/** Whether an element is rendered, visibly or only for screen readers. */
const isRendered = (element: Element): boolean => element.getClientRects().length > 0;
const has = (selector: string): boolean => [...document.querySelectorAll(selector)].some(isRendered);

const busy = '[aria-busy="true"]';

/** Whether the page shows that it is loading: it has a busy region or control, a progress bar, or a spinner. */
const isWaiting = (): boolean =>
  has(`${busy}, [role="progressbar"]`) ||
  [...document.querySelectorAll('[role="status"]')].some(
    (status) => isRendered(status) && [status.textContent, status.ariaLabel].includes(t('loading')),
  );

const textOf = (element: Element): string => element.textContent.replaceAll(/\s+/g, ' ');

/** Whether an element or one of its descendants shows a text. */
function showsText(element: Element, text: RegExp): boolean {
  if (!text.test(textOf(element))) return false;
  const holders = [...element.children].filter((child) => text.test(textOf(child)));
  return holders.length > 0 ? holders.some((child) => showsText(child, text)) : isRendered(element);
}

/** Returns a pattern that matches exactly this text. */
const literally = (text: string): RegExp => new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));

/** Operations that read data only after a click. Their failures are shown like the failures of actions. */
const actions = ['getProductDownloadLink', 'exportEarnings', 'exportFollowers', 'exportSubscribers'];

const isQuery = ({ operation }: Shown): boolean =>
  operation !== 'everywhere' && operations[operation].method === 'GET' && !actions.includes(operation);

/** A condition for a state, and its description, which is the error of a story that does not fulfil it. */
type Condition = readonly [description: string, isFulfilled: boolean];

/**
 * Returns the condition that the page shows the text of an error code, which is in the catalogue in the language of the
 * story.
 */
function textCondition(shown: Shown, code: string, details: { retryAfter?: number } = {}): Condition {
  const catalogue = () => errorText(language().getFixedT(null, 'common'), { code, ...details });
  const texts = textsOf(shown, isQuery(shown)) ?? [literally(catalogue())];
  return [`the page shows ${texts.join(' or ')}`, texts.some((text) => showsText(document.body, text))];
}

const conditions: Readonly<Record<string, (calls: Call[], shown: Shown) => Condition[]>> = {
  ready: (calls) => [
    ['a call succeeds, with items if it is a list', calls.some(hasItems)],
    ['nothing is loading', !has(busy)],
  ],
  loading: (calls) => [
    ['a call has no response yet', calls.some(isPending)],
    ['something is loading', isWaiting()],
  ],
  failed: (calls, shown) => codeConditions(calls, shown, 'INTERNAL'),
  empty: (calls) => [
    ['a call succeeds without items', calls.some((call) => isOk(call) && isEmpty(call))],
    ['nothing is loading', !has(busy)],
  ],
  'loading-more': (calls) => [
    ['the first page has items', calls.some((call) => hasItems(call) && !isNextPage(call))],
    ['the next page has no response yet', calls.some((call) => isPending(call) && isNextPage(call))],
    ['something is loading', isWaiting()],
  ],
  'more-failed': (calls, shown) => [
    ['the first page has items', calls.some((call) => hasItems(call) && !isNextPage(call))],
    ['the next page fails', calls.some((call) => isNextPage(call) && call.body?.code === 'INTERNAL')],
    textCondition(shown, 'INTERNAL'),
  ],
  submitting: (calls) => [
    ['a call has no response yet', calls.some(isPending)],
    ['a control is busy', isWaiting()],
  ],
  done: (calls) => [['a call succeeds', calls.some(isOk)]],
};

/**
 * Returns the conditions for an error code, which is in a response, or in the result of `failure` that a form of a
 * component got. The form shows the text of this result.
 */
function codeConditions(calls: Call[], shown: Shown, code = shown.state): Condition[] {
  const failing = calls.find(({ body }) => body?.code === code);
  const inForm = failing ? [] : listFailures().filter((failure) => failure.code === code);
  const found: Condition = [`a call or \`failure\` has the code ${code}`, failing !== undefined || inForm.length > 0];
  if (inForm.length === 0)
    return [found, textCondition(shown, code, failing?.status === 429 ? { retryAfter: 30 } : {})];
  const texts = inForm.map(({ text }) => text);
  const isShown = texts.some((text) => showsText(document.body, literally(text)));
  return [found, [`the page shows ${texts.join(' or ')}`, isShown]];
}

const namesOf = (calls: Call[]): string => calls.map(({ operation }) => operation).join(', ');

/** Returns the conditions that the page does not fulfil, for the state that the story names. */
export function findUnproven(shown: Shown): string[] {
  const { operation, state } = shown;
  const calls = listCalls().filter((call) => operation === 'everywhere' || call.operation === operation);
  const stateConditions = conditions[state]?.(calls, shown) ?? codeConditions(calls, shown);
  // Without this condition, the page could still be waiting for another call.
  const others = listCalls().filter((call) => operation !== call.operation && isPending(call));
  const settled: Condition = [`other calls have responses, unlike ${namesOf(others)}`, others.length === 0];
  return [...stateConditions, settled].filter(([, isFulfilled]) => !isFulfilled).map(([description]) => description);
}

/** A story must show its state within this number of milliseconds. */
const limitMs = 10_000;
/** Milliseconds between two checks. `waitFor` would also check after every change of the page while it loads. */
const intervalMs = 50;

/**
 * Waits until a story shows its state in two consecutive checks. Returns the conditions that it does not fulfil at the
 * time limit.
 */
async function waitUntilProven(shown: Shown): Promise<string[]> {
  const end = performance.now() + limitMs;
  for (;;) {
    if (findUnproven(shown).length === 0) {
      // Waits, because the page may still be rendering the last response.
      await nextFrames();
      if (findUnproven(shown).length === 0) return [];
    }
    if (performance.now() > end) return findUnproven(shown);
    await new Promise((resolve) => setTimeout(resolve, intervalMs));
  }
}

/** Fails a story that does not show the state that it names. Otherwise reports the state for `npm run check:states`. */
export async function expectShown(parameters: Parameters, reporting: StoryContext['reporting']): Promise<void> {
  const { shows } = parameters as ShownParameters;
  if (!shows) return;
  const unproven = await waitUntilProven(shows);
  await expect(unproven, `${shows.operation} ${shows.state}: ${unproven.join('; ')}`).toEqual([]);
  reporting.addReport({ type: 'contract', version: 1, result: shows, status: 'passed' });
}
