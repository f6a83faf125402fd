// The code of the layouts, which the build puts into two chunks. `layout-modules.test.ts` checks that each module exists.

const icons = (names: string): string[] =>
  names.split(' ').map((name) => `node_modules/lucide-react/dist/esm/icons/${name}.mjs`);

/** The modules of `PublicLayout` and `PrimaryLayout` that most pages do not share otherwise. Folders end with a slash. */
export const frameModules: readonly string[] = [
  ...icons('languages moon sun circle-check'),
  'components/src/primitives/demo-banner/',
  'components/src/primitives/menu/menu.tsx',
  'components/src/primitives/menu/use-menu-panel.ts',
  'components/src/primitives/skip-link/',
  'components/src/primitives/toasts/',
  'components/src/primitives/layout/above-navigation.ts',
  'components/src/layouts/shell/footer.tsx',
  'components/src/layouts/shell/preferences.tsx',
  'components/src/theme/use-theme.ts',
  'app/src/layouts/page-outlet.tsx',
  'app/src/layouts/use-frame.tsx',
  'app/src/use-preferences.ts',
];

/** The modules of `PrimaryLayout` that are not among {@link frameModules}. */
export const primaryModules: readonly string[] = [
  ...icons('arrow-up badge-check bell bookmark compass gift house layout-list log-out package'),
  ...icons('pen-line shopping-bag store user-round users wallet'),
  'components/src/layouts/shell/',
  'components/src/primitives/badge/',
  'components/src/primitives/money/money.tsx',
  'components/src/primitives/money/price.tsx',
  'components/src/primitives/money/shown-currency.ts',
  'sdk/src/generated/hooks/notifications/notifications.ts',
  'app/src/layouts/priced-outlet.tsx',
];

/** Returns the condition that a module is one of `modules`, or is in one of its folders. */
export const isAmong =
  (modules: readonly string[]) =>
  (id: string): boolean =>
    modules.some((path) => (path.endsWith('/') ? id.includes(`/${path}`) : id.endsWith(`/${path}`)));
