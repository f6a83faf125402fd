// Shows whole pages of the app in stories, with responses of the generated mocks.
import { resetMocks } from '@fanlight/mocks';
import { createClient, memoryTokenStore } from '@fanlight/sdk';
import { createQueryClient } from '@fanlight/sdk/hooks';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { createApp } from '../create-app.ts';
import { createCreatorRoutes } from '../creator-routes.tsx';
import { createRoutes } from '../routes.tsx';
import { scrollStorageKey } from '../scroll-position.ts';
import { ServicesContext } from '../services.ts';
import { platform } from './platform-sample.ts';

/** The args of a story that opens a page. */
export interface Visit {
  /** The path that is opened. */
  path: string;
  /** The viewer. */
  as: 'visitor' | 'fan' | 'performer';
}

/** Creates the app of a story. A call of an earlier story that ends late then changes only the app of that story. */
function createStoryApp() {
  const client = createClient({ locale: () => document.documentElement.lang, token: memoryTokenStore() });
  return createApp({
    client,
    queryClient: createQueryClient({ client }),
    origin: location.origin,
    realtimeSource: (...connection) => platform.current.source(...connection),
  });
}

/** The app of the story that is about to be rendered, and its viewer. */
let current = createStoryApp();
let viewer: Visit['as'] = 'visitor';

function Page({ path }: Pick<Visit, 'path'>) {
  const [{ services, router }] = useState(() => {
    const { services: ofStory, getContext } = current;
    return {
      services: ofStory,
      router: createMemoryRouter(createRoutes(createCreatorRoutes()), { initialEntries: [path], getContext }),
    };
  });
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queryClient}>
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
  return <Page key={`${as} ${viewer} ${path}`} path={path} />;
}

/** Returns the query client of the current story. */
export const queryClientOfStory = (): QueryClient => current.services.queryClient;

/** Opens the page of a story as the user of a session. */
export const logInAs = (token: string): void => current.services.client.transport.token.set(token);

/** Loads the code of a page. On a busy machine, the first visit would otherwise take longer than a play function waits. */
async function loadPage(path: string): Promise<void> {
  const matches = matchRoutes(createRoutes(createCreatorRoutes()), path) ?? [];
  await Promise.all(matches.map(({ route: { lazy } }) => (typeof lazy === 'function' ? lazy() : lazy?.Component?.())));
}

/**
 * Prepares a story before it renders: loads the code of its page, creates its app, clears the storage, and logs in the
 * story's viewer, or the viewer selected in the toolbar.
 */
export async function beginVisit({
  args,
  globals,
}: {
  args: Visit;
  globals: { role?: Visit['as'] | 'story' };
}): Promise<object> {
  await loadPage(args.path);
  viewer = !globals.role || globals.role === 'story' ? args.as : globals.role;
  resetMocks();
  localStorage.removeItem('isOfAge');
  // `ScrollRestoration` then forgets the scroll position of the former story, which it also keeps in memory.
  sessionStorage.setItem(scrollStorageKey, '{}');
  const app = createStoryApp();
  if (viewer !== 'visitor') app.services.client.transport.token.set(await platform.current.getToken(viewer));
  current = app;
  return {};
}
