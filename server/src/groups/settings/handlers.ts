import type { PublicSettings, SettingValues } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { currencies } from './rules.ts';
import { readSettings } from './store.ts';

async function readPublicSettings({ db, options }: Context): Promise<PublicSettings> {
  const {
    commissionPercent: _private,
    primaryCurrency: _elsewhere,
    blockedCountries: _asked,
    contactEmail: _hidden,
    referralSharePercent: _share,
    referralShareDays: _days,
    ...settings
  } = await readSettings(db);
  const { gateway, mode } = options;
  const paymentGateway = gateway?.name ?? (mode === 'demo' ? 'sandbox' : 'stripe');
  return { ...settings, paymentGateway, stripePublishableKey: gateway?.publishableKey ?? null };
}

export const settingsHandlers = {
  async getPublicSettings(context) {
    return { data: await readPublicSettings(context) };
  },

  async getCommonSettings({ db, options, countryCode }) {
    const { primaryCurrency } = await readSettings(db);
    return { data: { mode: options.mode, geo: { countryCode }, currencies, primaryCurrency } };
  },

  async getSettingsByKeys(context, { body }) {
    const { primaryCurrency } = await readSettings(context.db);
    const all: SettingValues = { ...(await readPublicSettings(context)), primaryCurrency, currency: primaryCurrency };
    const asked = new Set<string>(body.keys);
    return { data: Object.fromEntries(Object.entries(all).filter(([key]) => asked.has(key))) as SettingValues };
  },
} satisfies HandlersOf<'settings'>;
