import type { World } from '@fanlight/server/host';
import { changeSetting, makeCoupon, makePackage } from '@fanlight/server/testing';

/** The token packages. A bonus and a coupon of 10 % together are less than the commission (rule M3). */
const packages = [
  { title: 'Pocket lantern', description: 'A first tip and a little more.', price: 10_00, bonus: 0 },
  { title: 'Window light', description: 'A month of good evenings.', price: 25_00, bonus: 50 },
  {
    title: 'Harbour light',
    description: 'For a shelf full of stoneware.',
    price: 50_00,
    bonus: 2_00,
    isRecommended: true,
  },
  { title: 'Lighthouse', description: 'For those who keep the kiln warm.', price: 100_00, bonus: 6_00 },
];

/** The coupons: two for any payment, one for subscriptions, and one that has expired. */
const coupons = [
  { code: 'FIRSTKILN', percentOff: 10, usesPerPerson: 1 },
  { code: 'CHESS10', percentOff: 10, usesPerPerson: 1 },
  { code: 'SPRINGSEEDS', percentOff: 15, type: 'subscription' as const, usesPerPerson: 1 },
  { code: 'LOWTIDE', percentOff: 10, endedDaysAgo: 30 },
];

const day = 24 * 60 * 60 * 1000;

/** Creates token packages and coupons, and enables prices in the currency of the viewer. */
export async function openShop(ports: World['ports']): Promise<void> {
  await changeSetting({ ports }, 'geoCurrenciesEnabled', true);
  for (const offer of packages) await makePackage({ ports }, offer);
  const now = ports.clock.now().getTime();
  for (const { endedDaysAgo, ...coupon } of coupons)
    await makeCoupon({ ports }, { ...coupon, ...(endedDaysAgo && { expiresAt: new Date(now - endedDaysAgo * day) }) });
}
