import { NotFoundPage } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { useMe } from '../session/session.ts';

/** Every address that nothing stands at. */
export function Component() {
  return <NotFoundPage homeHref={useMe() ? paths.home() : paths.welcome()} />;
}
