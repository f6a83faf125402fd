// Checks that the parts of a page agree about the viewer.
import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../components/src/paths/index.ts';
import { t } from '../components/src/testing/index.ts';

/** Returns the text of a visible element; undefined if there is none. */
const textOf = (element: Element | null | undefined): string | undefined =>
  element && element.getClientRects().length > 0 ? element.textContent.trim() : undefined;

/** Returns the balance in the header of a page, which is the text of its link to the wallet. */
const readHeader = (): string | undefined => textOf(document.querySelector(`header a[href="${paths.wallet()}"]`));

/** Returns the card in the wallet that shows the balance; undefined if there is none, or if it has no balance yet. */
function findCard(): Element | undefined {
  const label = t('wallet:balance.label');
  const heading = [...document.querySelectorAll('h2')].find(({ textContent }) => textContent === label);
  const card = heading?.closest('section');
  return card && !card.querySelector('[aria-busy="true"], [role="alert"]') ? card : undefined;
}

/**
 * Waits until the header and the wallet show the same balance, if the page has a wallet. A page of the app that has a
 * wallet always has a balance in its header.
 */
export async function expectSameBalance({ parameters }: Pick<StoryContext, 'parameters'>): Promise<void> {
  if (!findCard() || (!parameters.isAppPage && readHeader() === undefined)) return;
  // After a payment, the two parts of the page fetch the new balance one after the other.
  await waitFor(() => {
    const balance = textOf(findCard()?.querySelector('[aria-live]'));
    expect(balance, 'the balance in the wallet').toMatch(/\d/);
    expect(readHeader(), 'the balance in the header is that of the wallet').toBe(balance);
  });
}
