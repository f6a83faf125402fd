/**
 * The layouts of pages. `gallery-popup`, `age-gate`, `connection-bar` and `install-banner` are not exported here, so
 * that apps import them lazily from their own paths.
 */
export * from './blank-layout/index.ts';
export * from './logo/index.ts';
export * from './public-layout/index.ts';
export * from './replacements/index.ts';
export * from './router-navigation.ts';
export * from './shell/index.ts';
