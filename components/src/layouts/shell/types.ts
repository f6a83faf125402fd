import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Locale } from '../../i18n/index.ts';
import type { ThemeMode } from '../../theme/index.ts';

/** An item of the navigation. Phones show the first five items that are not `isForRail` in the bottom navigation. */
export interface NavigationItem {
  label: string;
  /** The path of the page, from `@fanlight/components/paths`. */
  href: string;
  /** Whether the current page belongs to the item although its path is not below `href`. */
  isCurrent?: boolean | undefined;
  icon: LucideIcon;
  /** Whether only the navigation at the side shows the item. Phones have it in the account menu. */
  isForRail?: boolean;
  /**
   * Rendered next to the label, such as a `CountBadge`. It is an element, so that a changed count renders only the
   * badge again.
   */
  badge?: ReactNode;
}

/** A link in the footer or in the account menu. */
export interface PlainLink {
  label: string;
  href: string;
  icon?: LucideIcon;
}

/** The user who is logged in. */
export interface LayoutViewer {
  name: string;
  /** The username without `@`, shown below the name. */
  handle?: string;
  avatarUrl?: string | null;
  /** The balance in tokens; a token costs 1.00 of the primary currency (rule M3). */
  balance: number;
  isPerformer: boolean;
}

/** The paths of pages to which the layout links. */
export interface LayoutLinks {
  home: string;
  login: string;
  register: string;
  wallet: string;
  /**
   * The page that creates a post, to which a floating button or a button in the navigation links; undefined if the
   * viewer is not a performer.
   */
  compose?: string;
}

/** The data that the header shows. The app's layout route loads it. */
export interface HeaderProps {
  siteName: string;
  logoUrl?: string | null;
  viewer: LayoutViewer | null;
  links: LayoutLinks;
  /** The search field, or a link to the search page on narrow screens. */
  search?: ReactNode;
  /** The links of the account menu, above "Log out". */
  accountMenu: readonly PlainLink[];
  /**
   * A `MessagesLink` and a `NotificationBell`; undefined for visitors. They are elements, so that a changed count
   * renders only these again.
   */
  bell?: ReactNode;
  theme: ThemeMode;
  onThemeChange: (theme: ThemeMode) => void;
  locale: string;
  onLocaleChange: (locale: Locale) => void;
  onLogout: () => void;
}
