import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/index.ts';
import type { ThemeMode } from '../../theme/index.ts';

/** An item of the main navigation. Phones show the first five in the bottom bar. */
export interface NavigationItem {
  label: string;
  /** A path of `@fanlight/components/paths`. */
  href: string;
  icon: LucideIcon;
  /** Shown next to the label, such as a `CountBadge`. An element, so that a changed count renders only the badge. */
  badge?: ReactNode;
}

/** A link in the footer or the account menu. */
export interface PlainLink {
  label: string;
  href: string;
  icon?: LucideIcon;
}

/** The logged-in user. */
export interface LayoutViewer {
  name: string;
  /** Shown below the name, without `@`. */
  handle?: string;
  avatarUrl?: string | null;
  /** The balance in tokens; a token costs 1.00 of the primary currency (rule M3). */
  balance: number;
  isPerformer: boolean;
}

/** Paths of the links that the layout contains. */
export interface LayoutLinks {
  home: string;
  login: string;
  register: string;
  wallet: string;
  /** Creates a post (the floating button on phones, the button in the rail); for performers only. */
  compose?: string;
}

/** Data of the header; the app's layout route loads it. */
export interface HeaderProps {
  siteName: string;
  logoUrl?: string | null;
  viewer: LayoutViewer | null;
  links: LayoutLinks;
  /** The search field, or on narrow screens a link to the search page. */
  search?: ReactNode;
  /** Links of the account menu above "Log out". */
  accountMenu: readonly PlainLink[];
  /** A `NotificationBell`, for users. An element, so that a changed count renders only the bell. */
  bell?: ReactNode;
  theme: ThemeMode;
  onThemeChange: (theme: ThemeMode) => void;
  locale: string;
  onLocaleChange: (locale: Locale) => void;
  onLogout: () => void;
}
