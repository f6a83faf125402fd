export type { Words } from '../i18n/index.ts';
export { FanlightProvider, type FanlightProviderProps } from './fanlight-provider.tsx';
