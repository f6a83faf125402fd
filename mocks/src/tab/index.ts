import { api, login } from '@fanlight/sdk';
import { setupWorker } from 'msw/browser';
import { createPlatform, type Platform } from '../engine.ts';
import { isScenario, respondWith, type ScenarioName, scenarioHandlers, scenarioNames } from '../scenarios/index.ts';

/** `window.fanlight` of a tab without a server, for tests and the browser's console. */
export interface TabConsole {
  /** Creates a client with its own session, to act as another user. */
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

/** The name of the tab's database, and of the lock that prevents a second tab from using it. */
const name = 'fanlight';

/** Resolves once no other tab uses the data, and holds the lock until the page is closed. */
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

/** Returns the scenario in the URL (`?scenario=empty`); logs a warning for an unknown one. */
function scenarioOfUrl(): ScenarioName {
  const word = new URLSearchParams(globalThis.location.search).get('scenario');
  if (word === null || isScenario(word)) return word ?? 'default';
  console.warn(`There is no scenario "${word}". There are: ${scenarioNames.join(', ')}`);
  return 'default';
}

/**
 * Runs the server's engine with the demo in this tab and passes every request below `/api` to it. Data is stored in
 * IndexedDB. `onWait` is called if another tab uses the data; this tab continues when the other one is closed. A
 * scenario overrides responses but does not change the data.
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
