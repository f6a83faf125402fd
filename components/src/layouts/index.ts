/**
 * The frames around pages. Not in here, to be imported lazily from their own path: `gallery-popup`, `age-gate`, `install-banner`.
 */
export * from './blank-layout/index.ts';
export * from './logo/index.ts';
export * from './public-layout/index.ts';
export * from './replacements/index.ts';
export * from './shell/index.ts';
