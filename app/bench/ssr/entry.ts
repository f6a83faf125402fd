// What the yardstick of `npm run bench -- ssr` needs of the app, bundled as the SSR worker is.
export { renderToString } from 'react-dom/server';
export { createPageServices, preparePage } from '../../src/ssr/render-page.tsx';
