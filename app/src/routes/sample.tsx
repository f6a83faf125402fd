// For stories: a whole page of the app over the generated mocks.
import { resetMocks } from '@fanlight/mocks';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { client, queryClient } from '../api.ts';
import { setRealtimeSource } from '../realtime/source.ts';
import { createRoutes } from '../routes.tsx';
import { createLoaderContext, type Services, ServicesContext } from '../services.ts';

/** A visit to a page of the app. */
export interface Visit {
  /** The address that is opened. */
  address: string;
  /** The viewer. */
  as: 'visitor' | 'fan' | 'performer';
}

const services: Services = { client, queryClient, origin: location.origin };

/** A page of the app as it is: its loader, its hooks and its screen, over the generated mocks. */
export function Visited({ address }: Visit) {
  const [router] = useState(() =>
    createMemoryRouter(createRoutes(), {
      initialEntries: [address],
      getContext: () => createLoaderContext(services),
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

/** A loader of stories: clears caches and stores, and logs in the viewer of the story, or the one selected in the toolbar. */
export function beginVisit({ args, globals }: { args: Pick<Visit, 'as'>; globals: { role?: string } }): object {
  const viewer = globals.role === 'story' ? args.as : (globals.role ?? args.as);
  resetMocks();
  queryClient.clear();
  localStorage.removeItem('isOfAge');
  if (viewer === 'visitor') client.transport.token.clear();
  else client.transport.token.set('a-token-of-the-stories');
  // No events are sent during a story.
  setRealtimeSource(async () => ({ send: async () => undefined, close: () => undefined }));
  return {};
}
