import type { MenuItem } from '@fanlight/sdk/models';

/** The titles of the footer's links in Spanish, by their addresses. */
const spanishTitles: Record<string, string> = {
  '/page/terms': 'Condiciones',
  '/page/privacy': 'Privacidad',
  '/page/about': 'Sobre nosotros',
  '/contact': 'Contacto',
};

/** Returns the links of the footer in a language, as the server does. */
export const inLanguage = (menus: readonly MenuItem[], language: string): MenuItem[] =>
  menus.map((item) => ({ ...item, title: (language.startsWith('es') && spanishTitles[item.href]) || item.title }));
