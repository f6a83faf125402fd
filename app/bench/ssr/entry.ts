// The app's modules that the baseline of `npm run bench -- ssr` uses, bundled like the SSR worker.
export { renderToString } from 'react-dom/server';
export { createAppFor, preparePage } from '../../src/ssr/render-page.tsx';
