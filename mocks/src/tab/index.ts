import { api, login } from '@fanlight/sdk';
import { setupWorker } from 'msw/browser';
import { createPlatform, type Platform } from '../engine.ts';
import { isScenario, respondWith, type ScenarioName, scenarioHandlers, scenarioNames } from '../scenarios/index.ts';

/** The object `window.fanlight` in a tab without a server. Tests and the console of the browser use it. */
export interface TabConsole {
  /** Creates a client with its own session, for acting as another user. */
  createClient: Platform['createClient'];
  login: typeof login;
  /** Applies a scenario until the page is reloaded: `fanlight.useScenario('slow')`. */
  useScenario(name: ScenarioName): void;
  /** The operations: `client.call(fanlight.api.getMe)`. */
  api: typeof api;
}

declare global {
  interface Window {
    fanlight?: TabConsole;
  }
}

/** The name of the database of the tab, and of the lock that prevents a second tab from using the database. */
const name = 'fanlight';

/** Resolves when no other tab uses the data. Holds the lock until the page is closed. */
function lockData(onWait: () => void): Promise<void> {
  return new Promise((resolve) => {
    const acquire = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return acquire();
      onWait();
      void navigator.locks.request(name, acquire);
      return undefined;
    });
  });
}

async function fetchSnapshot(): Promise<Blob> {
  const response = await fetch('/demo/database.tar.gz');
  if (!response.ok) throw new Error(`The demo data cannot be fetched (${response.status}).`);
  return response.blob();
}

/** Returns the scenario in the URL (`?scenario=empty`). Logs a warning if it is unknown. */
function scenarioOfUrl(): ScenarioName {
  const word = new URLSearchParams(globalThis.location.search).get('scenario');
  if (word === null || isScenario(word)) return word ?? 'default';
  console.warn(`There is no scenario "${word}". There are: ${scenarioNames.join(', ')}`);
  return 'default';
}

/**
 * Runs the engine of the server with the demo in this tab, and passes all requests below `/api` to it. The data is
 * stored in IndexedDB. `onWait` is called if another tab uses the data; this tab continues when the other tab is
 * closed. A scenario replaces responses, but does not change the data.
 */
export async function startTab({ onWait }: { onWait: () => void }): Promise<Pick<Platform, 'realtimeSource'>> {
  await lockData(onWait);
  const platform = await createPlatform({ name, snapshot: fetchSnapshot, filesBase: '/demo/files' });
  let scenario = scenarioOfUrl();
  const before = scenarioHandlers(() => scenario, respondWith(platform.handlers));
  const worker = setupWorker(...before, ...platform.handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } });
  const useScenario = (name: ScenarioName): void => {
    scenario = name;
  };
  window.fanlight = { createClient: platform.createClient, login, api, useScenario };
  return platform;
}
