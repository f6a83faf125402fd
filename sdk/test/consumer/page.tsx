import { createClient, memoryTokenStore } from '@fanlight/sdk';
import { createQueryClient, useListTopPerformersSuspenseInfinite } from '@fanlight/sdk/hooks';
import { LoginBody } from '@fanlight/sdk/validators';
import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { type Visit, type VisitResult, visit } from './visit.js';

declare global {
  /** Called by the test in the page. */
  var runVisit: (options: Visit) => Promise<VisitResult>;
}

const canvas = document.createElement('canvas');
canvas.width = 64;
canvas.height = 64;

/** Creates a picture. Bytes are added after it, to make the file as large as requested. */
async function photo(bytes: number): Promise<Blob> {
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  return new File([drawn ?? '', new Uint8Array(bytes)], 'drawn.png', { type: 'image/png' });
}

globalThis.runVisit = (options) => visit(options, photo);

const queryClient = createQueryClient({ client: createClient({ token: memoryTokenStore() }) });

function TopPerformers() {
  const { data, fetchNextPage, hasNextPage } = useListTopPerformersSuspenseInfinite({ limit: 2 });
  const names = data.pages.flatMap((page) => page.data.map(({ username }) => username));
  return (
    <>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <button type="button" disabled={!hasNextPage} onClick={() => void fetchNextPage()}>
        More
      </button>
    </>
  );
}

const isLogin = LoginBody.safeParse({ credentials: '', password: '' }).success;
createRoot(document.body).render(
  <QueryClientProvider client={queryClient}>
    <h1>{isLogin ? 'An empty login passes' : 'An empty login is refused'}</h1>
    <Suspense fallback={<p>Loading</p>}>
      <TopPerformers />
    </Suspense>
  </QueryClientProvider>,
);
