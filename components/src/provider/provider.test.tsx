import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Button, ButtonLink, PageHeader, Spinner } from '../primitives/index.ts';
import { collectStyles } from '../styled/index.ts';
import { FanlightProvider } from './index.ts';

describe('FanlightProvider', () => {
  it('renders texts in English, or in the given language', () => {
    const render = (locale?: string) =>
      renderToStaticMarkup(
        <FanlightProvider locale={locale}>
          <Spinner />
        </FanlightProvider>,
      );
    expect(render()).toContain('aria-label="Loading"');
    expect(render('es-ES')).toContain('aria-label="Cargando"');
  });

  it('shows given texts instead of its own, and English texts if a language has no built-in texts', () => {
    const page = (
      <FanlightProvider locale="fr-FR" words={{ loading: 'Chargement' }}>
        <Spinner />
        <PageHeader title="Commande" backHref="/" />
      </FanlightProvider>
    );
    expect(renderToStaticMarkup(page)).toMatch(/aria-label="Chargement".*aria-label="Back"/s);
  });

  it('renders links as anchors if no router is given, and otherwise as links of the router', () => {
    const link = <ButtonLink to="/wallet">Top up</ButtonLink>;
    expect(renderToStaticMarkup(<FanlightProvider>{link}</FanlightProvider>)).toMatch(/^<a [^>]*href="\/wallet"/);
    const navigation = {
      Link: ({ to }: { to: string }) => <a href={`#${to}`}>of the router</a>,
      useEntryKey: () => '',
    };
    expect(renderToStaticMarkup(<FanlightProvider navigation={navigation}>{link}</FanlightProvider>)).toBe(
      '<a href="#/wallet">of the router</a>',
    );
  });

  it('applies changed recipes only to the elements inside of it', () => {
    const styles = collectStyles();
    const recipes = {
      button: { base: { borderRadius: '3px' }, variants: { variant: { main: { bg: 'fg.default' } } } },
    } as const;
    renderToStaticMarkup(
      <styles.Provider>
        <FanlightProvider recipes={recipes}>
          <Button>Save</Button>
        </FanlightProvider>
      </styles.Provider>,
    );
    expect(styles.read()).toContain('border-radius:3px');
    expect(styles.read()).toContain('background:var(--fl-colors-fg-default)');
    const collected = collectStyles();
    renderToStaticMarkup(
      <collected.Provider>
        <FanlightProvider>
          <Button>Save</Button>
        </FanlightProvider>
      </collected.Provider>,
    );
    expect(collected.read()).not.toContain('border-radius:3px');
  });
});
