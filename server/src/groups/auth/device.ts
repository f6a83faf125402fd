import type { MessageLocale } from '../../http/messages/index.ts';

const browsers: [RegExp, string][] = [
  // Edge and Opera also name Chrome, and Chrome also names Safari: the first match counts.
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  // iPhones also name Mac OS X, Android also names Linux.
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and operating system of a user agent, in words (rule P3); empty if neither is known. */
export function toDeviceWords(userAgent: string, locale: MessageLocale): string {
  const browser = find(browsers, userAgent);
  const system = find(systems, userAgent);
  if (browser && system) return `${browser} ${locale === 'es-ES' ? 'en' : 'on'} ${system}`;
  return browser ?? system ?? '';
}
