/** Values of the toolbar as an address holds them: `theme:light;locale:es-ES`. */
export const writeGlobals = (globals: Record<string, unknown>): string =>
  Object.entries(globals)
    .filter(([, value]) => typeof value === 'string' && value !== '')
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
