import type { Client } from '@fanlight/sdk';
import type { QueryClient } from '@tanstack/react-query';

// The SSR bundle contains this module instead of `api.ts`, whose client and cache belong to the browser's page. Using
// those during rendering would show one viewer's data to another viewer, so it throws.

function refuse(name: string): never {
  throw new Error(`\`${name}\` of api.ts was used in SSR. Loaders and components must use their Services.`);
}

const refusing = (name: string) => new Proxy({}, { get: () => refuse(name), set: () => refuse(name) });

export const client = refusing('client') as Client;
export const queryClient = refusing('queryClient') as QueryClient;
export const whenSessionIsLost = () => refuse('whenSessionIsLost');
