import { startRecorder } from '@fanlight/mocks/recording';
import type { Client } from '@fanlight/sdk';
import { getGetCommonSettingsQueryOptions } from '@fanlight/sdk/hooks';
import { type RealtimeSource, socketSource } from '@fanlight/sdk/realtime';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import { Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { listEarlierCalls } from './earlier-calls.ts';
import { RecordingBarRoute } from './recording-bar-route.tsx';

export interface RecordingOptions {
  client: Client;
  queryClient: QueryClient;
  translator: i18n;
  /** The page's source of events; Socket.IO by default. */
  realtimeSource: RealtimeSource | undefined;
}

/** Returns the page's path and query without `record`. */
function currentPath(): string {
  const url = new URL(location.href);
  url.searchParams.delete('record');
  return url.pathname + url.search;
}

/**
 * Records the session of a page that was opened with `?record`, and shows a bar that saves the recording for a story.
 * Records only in demo mode, so that no recording contains data of real people (rule P9).
 *
 * @returns the source of events that the page must use
 */
export async function startRecording(options: RecordingOptions): Promise<RealtimeSource | undefined> {
  const { client, queryClient, translator, realtimeSource } = options;
  const { mode } = await queryClient.fetchQuery(getGetCommonSettingsQueryOptions());
  if (mode !== 'demo') return realtimeSource;
  const listeners = new Set<() => void>();
  const recorder = startRecorder({
    path: currentPath(),
    isLoggedIn: client.transport.token.get() !== null,
    earlier: listEarlierCalls(queryClient),
    onEntry: () => {
      for (const listener of listeners) listener();
    },
  });
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const end = () => {
    root.unmount();
    element.remove();
  };
  root.render(
    <I18nextProvider i18n={translator}>
      <Suspense fallback={null}>
        <RecordingBarRoute recorder={recorder} subscribe={subscribe} onEnd={end} />
      </Suspense>
    </I18nextProvider>,
  );
  return recorder.wrapSource(realtimeSource ?? socketSource());
}
