import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The path or URL of the page. */
  to: string;
  /** Replaces the current entry of the browser's history. */
  replace?: boolean;
  /** Keeps the scroll position. */
  preventScrollReset?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

/** The links and the history of a router. */
export interface Navigation {
  Link: ComponentType<LinkProps>;
  /** Returns a key of the current entry of the history, by which long lists restore their position. */
  useEntryKey: () => string;
}

function Anchor({ to, replace: _replace, preventScrollReset: _preventScrollReset, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

/** By default links are plain anchors, which load the page; the app provides its router's links. */
export const NavigationContext = createContext<Navigation>({
  Link: Anchor,
  useEntryKey: () => (typeof location === 'undefined' ? '' : location.href),
});

/** A link without styles, of the router in the {@link NavigationContext}. */
export function Link(props: LinkProps) {
  const { Link: RouterLink } = use(NavigationContext);
  return <RouterLink {...props} />;
}
