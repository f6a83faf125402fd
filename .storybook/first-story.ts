import type { HtmlTagDescriptor, Plugin } from 'vite';

/**
 * Modules that every story imports dynamically: the texts of the default language, the error messages in it, and React's
 * renderer.
 */
const imported = /\/i18n\/en-US\/|\/en-US\.ts$|\/react-dom-shim\/|\/react-18\.js$|\/react-dom\/client\.js$/;

/**
 * Loads the chunks of these modules with the page of the stories. A browser would otherwise request each of them only
 * after the previous one has run, and the first story would wait for them.
 */
export const firstStory = (): Plugin => ({
  name: 'fanlight:first-story',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle }) =>
      Object.values(bundle ?? {}).flatMap((chunk): HtmlTagDescriptor[] =>
        chunk.type === 'chunk' && chunk.moduleIds.some((id) => imported.test(id))
          ? [{ tag: 'link', attrs: { rel: 'modulepreload', href: `./${chunk.fileName}` } }]
          : [],
      ),
  },
});
