/** The titles of the footer's links in Spanish, by their addresses. */
const spanishTitles: Record<string, string> = {
  '/page/terms': 'Condiciones',
  '/page/privacy': 'Privacidad',
  '/page/about': 'Sobre nosotros',
  '/contact': 'Contacto',
};

/** Returns the public settings with the footer's links in the language of a request, as the server does. */
export function withMenus(settings: Record<string, unknown>, { headers }: Request): Record<string, unknown> {
  const { menus } = settings;
  if (!Array.isArray(menus) || !headers.get('accept-language')?.startsWith('es')) return settings;
  return { ...settings, menus: menus.map((item) => ({ ...item, title: spanishTitles[item.href] ?? item.title })) };
}
