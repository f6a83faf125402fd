import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { useMe } from '../session/session.ts';

/** The page that is shown for an unknown path. */
export function Component() {
  return <NotFoundPage homeHref={useMe() ? paths.home() : paths.welcome()} />;
}
