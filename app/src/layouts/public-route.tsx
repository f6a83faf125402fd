import { PublicLayout } from '@fanlight/components/layouts';
import { paths } from '@fanlight/components/paths';
import { PageOutlet } from './page-outlet.tsx';
import { useFrame } from './use-frame.tsx';

/** The layout of pages with a single form: login, registration, passwords. */
export function PublicRoute() {
  const frame = useFrame();
  return (
    <PublicLayout {...frame} homeHref={paths.welcome()}>
      <PageOutlet />
    </PublicLayout>
  );
}
