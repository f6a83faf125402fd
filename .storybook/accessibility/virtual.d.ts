declare module 'virtual:accessibility-results' {
  /** The results of the last runs of the stories; empty if there were none. */
  const runs: import('./results.ts').RunResults[];
  export default runs;
}
