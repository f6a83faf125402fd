import type { MessageLocale } from '../../http/messages/index.ts';

const browsers: [RegExp, string][] = [
  // Edge and Opera also say Chrome, and Chrome also says Safari: the first that fits counts.
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  // iPhones also say Mac OS X, Android also says Linux.
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system in words, from what a client calls itself (rule P3); empty when it says neither. */
export function toDeviceWords(userAgent: string, locale: MessageLocale): string {
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser && system) return `${browser} ${locale === 'es-ES' ? 'en' : 'on'} ${system}`;
  return browser ?? system ?? '';
}
