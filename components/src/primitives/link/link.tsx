import { type AnchorHTMLAttributes, type ComponentType, createContext, type Ref, use } from 'react';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** The path or the URL to which the link leads. */
  to: string;
  /** Whether the link replaces the current entry of the browser's history. */
  replace?: boolean;
  /** Whether the link keeps the scroll position. */
  preventScrollReset?: boolean;
  /** Data for the page that the link opens. It is in the browser's history, but not in the URL. */
  state?: unknown;
  ref?: Ref<HTMLAnchorElement>;
}

/** The links and the history of the router that an app uses. */
export interface Navigation {
  Link: ComponentType<LinkProps>;
  /** Returns a key of the current history entry. Long lists store their scroll position under this key. */
  useEntryKey: () => string;
}

function Anchor({ to, replace: _replace, preventScrollReset: _preventScrollReset, state: _state, ...rest }: LinkProps) {
  return <a {...rest} href={to} />;
}

/** By default, links are plain anchors that load the page. An app provides the links of its router. */
export const NavigationContext = createContext<Navigation>({
  Link: Anchor,
  useEntryKey: () => (typeof location === 'undefined' ? '' : location.href),
});

/** A link without styles. It is a link of the router in the {@link NavigationContext}. */
export function Link(props: LinkProps) {
  const { Link: RouterLink } = use(NavigationContext);
  return <RouterLink {...props} />;
}
