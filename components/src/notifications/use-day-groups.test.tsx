import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readyList } from '../primitives/index.ts';
import { FanlightProvider } from '../provider/index.ts';
import { follow, reaction, tip } from './fixtures.ts';
import { useDayGroups } from './use-day-groups.ts';

function Days({ times }: { times: readonly string[] }) {
  const notifications = [follow, reaction, tip].flatMap((notification, index) =>
    times[index] ? [{ ...notification, updatedAt: times[index] }] : [],
  );
  const groups = useDayGroups(readyList(notifications));
  return groups.state === 'ready' && groups.value.items.map(({ day }) => day ?? '-').join('; ');
}

const renderDays = (...times: readonly string[]) =>
  renderToStaticMarkup(
    <FanlightProvider>
      <Days times={times} />
    </FanlightProvider>,
  );

it('useDayGroups groups notifications in SSR by days in UTC, so that hydration inserts no headings', () => {
  const days = renderDays('2026-03-04T23:59:00Z', '2026-03-04T00:01:00Z', '2026-03-03T23:59:00Z');
  expect(days).toBe('Mar 4, 2026; -; Mar 3, 2026');
  expect(renderDays(new Date().toISOString())).toBe('Today');
});
