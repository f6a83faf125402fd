declare module 'virtual:accessibility-results' {
  /** The results of the last runs of the stories. */
  const runs: import('./results.ts').RunResults[];
  export default runs;
}
