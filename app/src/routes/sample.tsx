// Shows whole pages of the app in stories, with responses of the generated mocks.
import { resetMocks } from '@fanlight/mocks';
import { createClient } from '@fanlight/sdk';
import { createQueryClient } from '@fanlight/sdk/hooks';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createApp } from '../create-app.ts';
import { createRoutes } from '../routes.tsx';
import { ServicesContext } from '../services.ts';
import { platform } from './platform-sample.ts';

/** The args of a story that opens a page. */
export interface Visit {
  /** The path that is opened. */
  path: string;
  /** The viewer. */
  as: 'visitor' | 'fan' | 'performer';
}

const client = createClient({ locale: () => document.documentElement.lang });
const queryClient = createQueryClient({ client });
const { services, getContext } = createApp({
  client,
  queryClient,
  origin: location.origin,
  realtimeSource: (...connection) => platform.current.source(...connection),
});

function Page({ path }: Pick<Visit, 'path'>) {
  const [router] = useState(() =>
    createMemoryRouter(createRoutes(), {
      initialEntries: [path],
      getContext,
    }),
  );
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </ServicesContext>
  );
}

/**
 * A whole page of the app with its loader, hooks and screen, on the generated mocks. If the path or the viewer changes,
 * the app is created again.
 */
export function Visited({ path, as }: Visit) {
  return <Page key={`${as} ${path}`} path={path} />;
}

/** Opens the page of a story as the user of a session. */
export const logInAs = (token: string): void => client.transport.token.set(token);

/**
 * Prepares a story before it renders: clears caches and storage, and logs in the story's viewer, or the viewer selected
 * in the toolbar.
 */
export async function beginVisit({
  args,
  globals,
}: {
  args: Pick<Visit, 'as'>;
  globals: { role?: string };
}): Promise<object> {
  const viewer = globals.role === 'story' ? args.as : (globals.role ?? args.as);
  resetMocks();
  queryClient.clear();
  localStorage.removeItem('isOfAge');
  if (viewer === 'visitor') client.transport.token.clear();
  else client.transport.token.set(await platform.current.getToken(viewer));
  return {};
}
