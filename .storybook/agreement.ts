// Checks that the parts of a page agree about the viewer.
import { expect, waitFor } from 'storybook/test';
import { tPattern } from '../components/src/testing/index.ts';

/** Returns the text of a visible element; undefined if there is none. */
const textOf = (element: Element | null | undefined): string | undefined =>
  element && element.getClientRects().length > 0 ? element.textContent.trim() : undefined;

/** Returns the balance in the header of a page. Its link to the wallet has the balance in its name. */
function readHeader(): string | undefined {
  const name = tPattern('nav.wallet');
  const link = [...document.querySelectorAll('header a[aria-label]')].find(({ ariaLabel }) =>
    name.test(ariaLabel ?? ''),
  );
  return textOf(link);
}

/** Returns the balance at the top of the wallet. */
const readWallet = (): string | undefined =>
  textOf(document.querySelector('[aria-labelledby="wallet-balance"] [aria-live]'));

/** Waits until the header and the wallet show the same balance, if the page has both. */
export async function expectSameBalance(): Promise<void> {
  const [header, wallet] = [readHeader(), readWallet()];
  if (header === undefined || wallet === undefined || header === wallet) return;
  // After a payment, the two parts of the page fetch the new balance one after the other.
  await waitFor(() => expect(readHeader(), 'the balance in the header is that of the wallet').toBe(readWallet()));
}
