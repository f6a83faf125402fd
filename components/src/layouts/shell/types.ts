import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/index.ts';
import type { ThemeMode } from '../../theme/index.ts';

/** A place in the main navigation. The first five are also the phone's bottom bar. */
export interface NavigationItem {
  label: string;
  /** An address of `@fanlight/components/paths`. */
  href: string;
  icon: LucideIcon;
  /** Beside the label, such as a `CountBadge`. An element, so that a change of the count renders only the badge. */
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
  /** In tokens; one costs 1.00 of the primary currency (rule M3). */
  balance: number;
  isPerformer: boolean;
}

/** Addresses that the frame itself links to. */
export interface LayoutLinks {
  home: string;
  login: string;
  register: string;
  wallet: string;
  /** For performers: the floating button on a phone and the button in the rail. */
  compose?: string;
}

/** Data of the header, from the app's layout route. */
export interface HeaderProps {
  siteName: string;
  logoUrl?: string | null;
  viewer: LayoutViewer | null;
  links: LayoutLinks;
  /** The search field, or on narrow screens a link to the search page. */
  search?: ReactNode;
  /** Lines of the account menu above "Log out". */
  accountMenu: readonly PlainLink[];
  /** For the viewer: a `NotificationBell`. An element, so that a change of the count renders the bell alone. */
  bell?: ReactNode;
  theme: ThemeMode;
  onThemeChange: (theme: ThemeMode) => void;
  locale: string;
  onLocaleChange: (locale: Locale) => void;
  onLogout: () => void;
}
