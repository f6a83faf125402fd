// The client code of the baseline page: only react-dom, which hydrates the tree that `tree.js` creates.
import { createElement, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const { createTree } = (await import(/* @vite-ignore */ `${location.pathname}/tree.js`)) as {
  createTree: (create: typeof createElement) => ReactNode;
};
const root = document.getElementById('root');
if (!root) throw new Error('The baseline page has no root element.');
const { dataset } = document.documentElement;

/** Signals to `checkBaseline` that the page is hydrated. */
function Page() {
  useEffect(() => {
    dataset.hydrated = '';
  }, []);
  return createTree(createElement);
}

hydrateRoot(root, createElement(Page), {
  onRecoverableError: (error) => {
    dataset.mismatch = String(error);
  },
});
