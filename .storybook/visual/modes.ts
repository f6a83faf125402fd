import type { IndexEntry } from 'storybook/internal/types';
import type { viewports } from '../viewports.ts';

/** One way to render stories. The keys of `globals` are the menus of the toolbar. */
export interface Mode {
  viewport: keyof typeof viewports;
  globals: Record<string, string>;
  /** The media feature of the browser. The toolbar only approximates it. */
  forcedColors?: 'active';
  /** Whether horizontal overflow is a finding. */
  findsOverflow: boolean;
  /** Whether to run axe. `npm run test:stories` runs it in dark on a desktop. */
  runsAxe: boolean;
  includes: (entry: IndexEntry) => boolean;
}

/** The states of a screen that differ most in their texts: those of a page, and those of a form. */
const mainStates = ['Ready', 'Failed', 'Stale', 'Idle', 'FieldErrors', 'ServerError'];

/** The same for screens that name such a state by what the viewer sees. */
const ownMainStates: Record<string, readonly string[]> = {
  BookmarksScreen: ['All'],
  EmailVerificationScreen: ['Verified', 'LinkExpired'],
  ForgotPasswordScreen: ['Sent'],
  OrderScreen: ['Paid'],
  PayoutScreen: ['Paid', 'Rejected'],
  PhotoFormScreen: ['EditPhoto'],
  PhotoUploadScreen: ['NewPhotos'],
  ReceivedOrderScreen: ['Paid'],
  Refusals: ['Unauthenticated', 'Forbidden', 'RateLimited', 'OwnAccount', 'Maintenance'],
  RegisterScreen: ['CheckYourMail'],
  SearchScreen: ['Top', 'Creators'],
  WalletScreen: ['TopUp', 'BalanceFailed', 'Spent', 'SpentFailed'],
};

/** Whether a story shows a main state of a screen. */
export const isMainState = ({ title, name, tags = [] }: Pick<IndexEntry, 'title' | 'name' | 'tags'>): boolean => {
  const screen = title.split('/').at(-1) ?? '';
  // The index has the names of exports as words: `FieldErrors` is "Field Errors".
  const state = name.replaceAll(' ', '');
  const isNewItem = screen.endsWith('FormScreen') && state.startsWith('New');
  const isMain = isNewItem || [...mainStates, ...(ownMainStates[screen] ?? [])].includes(state);
  return isMain && tags.includes('screen');
};

/**
 * Whether a story was not generated. A generated story differs from the story of a screen by one response, so it is
 * drawn in only one mode.
 */
const isWritten = ({ title }: IndexEntry) => !title.startsWith('Contract/');

const checked = { findsOverflow: true, runsAxe: true };

export const modes = {
  'dark-desktop': {
    viewport: 'desktop',
    globals: { theme: 'dark' },
    findsOverflow: true,
    runsAxe: false,
    includes: () => true,
  },
  'light-phone': { viewport: 'phone', globals: { theme: 'light' }, ...checked, includes: isWritten },
  'spanish-phone': { viewport: 'phone', globals: { locale: 'es-ES' }, ...checked, includes: isMainState },
  'pseudo-phone': { viewport: 'phone', globals: { locale: 'en-XA' }, ...checked, includes: isMainState },
  'text-200-phone': { viewport: 'phone', globals: { text: 'huge' }, ...checked, includes: isMainState },
  'forced-colours': {
    viewport: 'desktop',
    globals: { theme: 'dark' },
    forcedColors: 'active',
    findsOverflow: false,
    runsAxe: false,
    includes: ({ title }) => title.startsWith('Components/Primitives/'),
  },
  tablet: {
    viewport: 'tablet',
    globals: { theme: 'dark' },
    ...checked,
    includes: ({ tags = [] }) => tags.includes('flow'),
  },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;
export const modeNames = Object.keys(modes) as [ModeName, ...ModeName[]];

/**
 * The modes in which Chromatic draws every written story, in its own format: both themes, both sizes, and Spanish. It
 * cannot select stories by mode in the project's parameters, so Spanish includes components.
 */
export const chromaticModes = Object.fromEntries(
  (['dark-desktop', 'light-phone', 'spanish-phone'] as const).map((name) => {
    const { viewport, globals } = modes[name];
    return [name, { viewport, ...globals }];
  }),
);

/** A story in a mode. */
export interface Shot {
  mode: ModeName;
  entry: IndexEntry;
}

/** Returns the given stories in each of their modes, in the order of the modes. */
export const shotsOf = (entries: readonly IndexEntry[]): Shot[] =>
  modeNames.flatMap((mode) =>
    entries.filter((entry) => modes[mode].includes(entry)).map((entry): Shot => ({ mode, entry })),
  );

/** Returns the first story of each of the given files in the first mode. */
export function samplesOf(entries: readonly IndexEntry[]): Shot[] {
  return [...Map.groupBy(entries, ({ importPath }) => importPath).values()].flatMap(([entry]) =>
    entry ? [{ mode: modeNames[0], entry }] : [],
  );
}

/** Returns the name of a picture's file. */
export const nameOf = ({ mode, entry }: Shot): string => `${mode}/${entry.id}.png`;
