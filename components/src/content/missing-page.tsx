import { ButtonLink, EmptyState } from '../primitives/index.ts';

export interface MissingPageProps {
  title: string;
  text: string;
  /** The text of the link. */
  action: string;
  homeHref: string;
}

/** The page of an item that does not exist, or that is hidden from the viewer. */
export function MissingPage({ title, text, action, homeHref }: MissingPageProps) {
  return (
    <EmptyState
      level={1}
      illustration="lantern"
      title={title}
      text={text}
      action={<ButtonLink to={homeHref}>{action}</ButtonLink>}
    />
  );
}
