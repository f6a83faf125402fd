import type { MessageLocale } from '../../http/messages/index.ts';

const browsers: [RegExp, string][] = [
  // The order matters, because the first match is used: user agents of Edge and Opera contain "Chrome", and those of
  // Chrome contain "Safari".
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  // The order matters: user agents of iPhones contain "Mac OS X", and those of Android contain "Linux".
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const findName = (table: [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1];

/** Describes the browser and operating system of a user agent, such as "Firefox on Linux" (rule P3). */
export function describeDevice(userAgent: string, locale: MessageLocale): string {
  const browser = findName(browsers, userAgent);
  const system = findName(systems, userAgent);
  if (browser && system) return `${browser} ${locale === 'es-ES' ? 'en' : 'on'} ${system}`;
  return browser ?? system ?? '';
}
