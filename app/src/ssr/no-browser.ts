import type { Client } from '@fanlight/sdk';
import type { QueryClient } from '@tanstack/react-query';

// In the SSR bundle this module takes the place of `api.ts`, whose client and cache belong to the page in a browser. Using
// them while rendering would share one viewer's data with another's page, so it fails.

function refuse(name: string): never {
  throw new Error(`\`${name}\` of api.ts was used in SSR. Loaders and rendering take their Services.`);
}

const refusing = (name: string) => new Proxy({}, { get: () => refuse(name), set: () => refuse(name) });

export const client = refusing('client') as Client;
export const queryClient = refusing('queryClient') as QueryClient;
export const whenSessionIsLost = () => refuse('whenSessionIsLost');
