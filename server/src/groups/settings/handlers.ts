import type { PublicSettings, SettingValues } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { requireIpLimit } from '../../http/limit.ts';
import { readLocale } from '../../http/messages/index.ts';
import { toOneLine } from '../../http/one-line.ts';
import { requireCaptchaProof } from '../geo/index.ts';
import { contactLimit, currencies, defaultAgeTexts, defaultMenus } from './rules.ts';
import { readSettings } from './store.ts';

async function readPublicSettings({ db, options, ports }: Context, request: Request): Promise<PublicSettings> {
  const locale = readLocale(request.headers.get('accept-language'));
  const {
    commissionPercent: _commission,
    primaryCurrency: _currency,
    blockedCountries: _countries,
    contactEmail: _email,
    referralSharePercent: _share,
    referralShareDays: _days,
    menus,
    content18Popup,
    ...settings
  } = await readSettings(db);
  const { gateway, mode } = options;
  const paymentGateway = gateway?.name ?? (mode === 'demo' ? 'sandbox' : 'stripe');
  return {
    ...settings,
    menus: menus ?? defaultMenus[locale],
    content18Popup: content18Popup ?? defaultAgeTexts[locale],
    paymentGateway,
    stripePublishableKey: gateway?.publishableKey ?? null,
    recaptchaSiteKey: ports.captcha?.siteKey ?? null,
  };
}

export const settingsHandlers = {
  async getPublicSettings(context, { request }) {
    return { data: await readPublicSettings(context, request) };
  },

  async getCommonSettings({ db, options, countryCode }) {
    const { primaryCurrency } = await readSettings(db);
    return { data: { mode: options.mode, geo: { countryCode }, currencies, primaryCurrency } };
  },

  async getSettingsByKeys(context, { body, request }) {
    const { primaryCurrency } = await readSettings(context.db);
    const all: SettingValues = {
      ...(await readPublicSettings(context, request)),
      primaryCurrency,
      currency: primaryCurrency,
    };
    const requestedKeys = new Set<string>(body.keys);
    return { data: Object.fromEntries(Object.entries(all).filter(([key]) => requestedKeys.has(key))) as SettingValues };
  },

  async sendContactMessage(context, { body }) {
    const { db, options } = context;
    await requireIpLimit(context, 'contact', contactLimit);
    await requireCaptchaProof(context, body.captchaProof);
    const { contactEmail, siteName } = await readSettings(db);
    const to = contactEmail ?? `contact@${new URL(options.origin).hostname}`;
    // The subject must be on one line, because it becomes a header of the mail.
    const subject = toOneLine(body.subject ?? '') || `A message by ${siteName}`;
    const text = `${toOneLine(body.name)} <${body.email}>\n\n${body.message.trim()}`;
    await context.transaction(async (unit) => unit.mail({ to, subject, text, link: null }));
    return { data: { success: true } };
  },
} satisfies HandlersOf<'settings'>;
