import { expect, fn, userEvent, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import type { FanActions } from './fan-row.tsx';
import type { FansExport } from './fans-frame.tsx';

/** Returns the callbacks of the lists of fans. */
export const createCallbacks = (): FansExport & {
  actions: FanActions;
  onShare: () => void;
  onLoadMore: () => void;
} => ({
  actions: { onMessage: fn(), onBlock: fn(), onNote: fn(), onListChange: fn() },
  onShare: fn(),
  onLoadMore: fn(),
  onExport: fn(),
  isExporting: false,
});

type Entry = 'message' | 'vip.add' | 'vip.remove' | 'muted.add' | 'muted.remove' | 'note.add' | 'note.edit' | 'block';

/** Chooses an entry in the menu of a fan. */
export async function choose(name: string, entry: Entry): Promise<void> {
  const page = within(document.body);
  await userEvent.click(await page.findByRole('button', { name: t('fans:menu', { name }) }));
  await userEvent.click(await page.findByRole('menuitem', { name: t(`fans:${entry}`) }));
}

/** Checks that the page cannot be exported while nothing is listed. */
export async function expectNoExport(): Promise<void> {
  await expect(await within(document.body).findByRole('button', { name: t('fans:export') })).toBeDisabled();
}
