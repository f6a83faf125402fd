/**
 * The layouts of pages. Import `gallery-popup`, `age-gate` and `install-banner` lazily, from their own paths.
 */
export * from './blank-layout/index.ts';
export * from './logo/index.ts';
export * from './public-layout/index.ts';
export * from './replacements/index.ts';
export * from './router-navigation.ts';
export * from './shell/index.ts';
