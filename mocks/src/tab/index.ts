import { api, login } from '@fanlight/sdk';
import { setupWorker } from 'msw/browser';
import { createPlatform, type Platform } from '../engine.ts';
import { answersOf, isScenario, type ScenarioName, scenarioHandlers, scenarioNames } from '../scenarios/index.ts';

/** `window.fanlight` of a tab without a server, for tests and the curious. */
export interface TabConsole {
  /** A client of its own: someone else on the same platform. */
  createClient: Platform['createClient'];
  login: typeof login;
  /** Puts the platform into a named state until the page is loaded again: `fanlight.useScenario('slow')`. */
  useScenario(name: ScenarioName): void;
  /** The operations: `client.call(fanlight.api.getMe)`. */
  api: typeof api;
}

declare global {
  interface Window {
    fanlight?: TabConsole;
  }
}

/** Names the database of the tab, and the lock that keeps a second tab from it. */
const name = 'fanlight';

/** Resolves once no other tab works on the data; the lock is held for as long as this page lives. */
function holdData(onWait: () => void): Promise<void> {
  return new Promise((resolve) => {
    const hold = () => {
      resolve();
      return new Promise<never>(() => undefined);
    };
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      if (lock) return hold();
      onWait();
      void navigator.locks.request(name, hold);
      return undefined;
    });
  });
}

async function fetchSnapshot(): Promise<Blob> {
  const response = await fetch('/demo/database.tar.gz');
  if (!response.ok) throw new Error(`The demo data cannot be fetched (${response.status}).`);
  return response.blob();
}

/** The scenario in the URL, `?scenario=empty`; an unknown one is reported in the console. */
function scenarioOfAddress(): ScenarioName {
  const word = new URLSearchParams(globalThis.location.search).get('scenario');
  if (word === null || isScenario(word)) return word ?? 'default';
  console.warn(`There is no scenario "${word}". There are: ${scenarioNames.join(', ')}`);
  return 'default';
}

/**
 * Runs the platform in this tab, over the demo world, and answers every call below `/api` by it. Data persists in
 * IndexedDB. `onWait` is called when another tab has the data; this one goes on when that one is closed.
 * A scenario stands before the platform's answers, and changes nothing in its data.
 */
export async function startTab({ onWait }: { onWait: () => void }): Promise<Pick<Platform, 'realtimeSource'>> {
  await holdData(onWait);
  const platform = await createPlatform({ name, snapshot: fetchSnapshot, filesBase: '/demo/files' });
  let scenario = scenarioOfAddress();
  const before = scenarioHandlers(() => scenario, answersOf(platform.handlers));
  const worker = setupWorker(...before, ...platform.handlers);
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } });
  const useScenario = (name: ScenarioName): void => {
    scenario = name;
  };
  window.fanlight = { createClient: platform.createClient, login, api, useScenario };
  return platform;
}
