// The modules of the chunks that the build forms by name: two for the layouts, two for what many pages share.
// `chunk-modules.test.ts` checks that each module exists.

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
  'components/src/performers/verified-after-name.tsx',
  'components/src/primitives/badge/',
  'components/src/primitives/money/money.tsx',
  'components/src/primitives/money/price.tsx',
  'components/src/primitives/money/shown-currency.ts',
  'components/src/primitives/verified-mark/',
  'sdk/src/generated/hooks/notifications/notifications.ts',
  'app/src/layouts/priced-outlet.tsx',
];

/** The modules that most pages behind the layouts share, but neither the start page nor the login. */
export const pageModules: readonly string[] = [
  ...icons('chevron-down circle-dashed coins ellipsis heart lock play plus trash'),
  'components/src/primitives/choice-chips/',
  'components/src/primitives/hydration/local-text.tsx',
  'components/src/primitives/layout/reveal-in-row.ts',
  'components/src/primitives/link-tabs/',
  'components/src/primitives/media/thumbnail.tsx',
  'components/src/primitives/playback/duration.ts',
  'components/src/primitives/page-header/',
  'components/src/primitives/relative-time/relative-time.tsx',
  'components/src/primitives/relative-time/use-now.ts',
  'components/src/primitives/select/select.tsx',
  'components/src/primitives/stable-handlers/',
  'components/src/primitives/text-area/is-composing.ts',
  'sdk/src/generated/queries.ts',
  'sdk/src/realtime/cache.ts',
  'app/src/cache/cached-items.ts',
  'app/src/copy-text.ts',
  'app/src/dialogs/use-dialog.ts',
  'app/src/dialogs/use-member-actions.ts',
  'app/src/session/pending-action.ts',
  'app/src/session/use-login-first.ts',
  'app/src/when-online.ts',
];

/** The modules of lists. The list of the lines that are shown loads later. */
export const listModules: readonly string[] = [
  'components/src/primitives/endless-list/endless-list.tsx',
  'components/src/primitives/endless-list/list-end.tsx',
  'components/src/primitives/endless-list/list-item.tsx',
  'components/src/primitives/endless-list/use-virtual-lines.ts',
  'components/src/primitives/loadable-list/loadable-list.tsx',
];

/** The modules that the pages with posts, videos, galleries and products share. */
export const contentModules: readonly string[] = [
  ...icons('flag image-off link-2 message-circle share-2'),
  'components/src/content/item-access.tsx',
  'components/src/content/rich-text.tsx',
  'components/src/content/use-copy-link-entry.ts',
  'components/src/paywall/',
  'components/src/performers/follow-button.tsx',
  'components/src/primitives/counted-action/',
  'components/src/primitives/media/media.tsx',
  'components/src/primitives/media/media-button.tsx',
  'sdk/src/generated/hooks/follows/follows.ts',
  'sdk/src/generated/hooks/reactions/reactions.ts',
  'app/src/groups/content/use-item-actions.ts',
  'app/src/groups/follows/use-follow.ts',
  'app/src/groups/reactions/',
];

/** Returns the condition that a module is one of `modules`, or is in one of its folders. */
export const isAmong =
  (modules: readonly string[]) =>
  (id: string): boolean =>
    modules.some((path) => (path.endsWith('/') ? id.includes(`/${path}`) : id.endsWith(`/${path}`)));
