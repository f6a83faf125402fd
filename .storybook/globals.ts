/** Formats the values of the toolbar for a URL, such as `theme:light;locale:es-ES`. */
export const writeGlobals = (globals: Record<string, unknown>): string =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
