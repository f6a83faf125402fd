import type { IndexEntry } from 'storybook/internal/types';
import { describe, expect, it } from 'vitest';
import { createFinder, kindOf } from './find.ts';
import { readSettings, withSettings } from './settings.ts';
import { readSearchWords } from './words.ts';

const words = {
  components: { WalletScreen: ['getWallet', 'cartera'], Card: ['tarjeta'] },
  pages: { '/{profileId}': ['getPerformer'], '/home': ['listFeeds'] },
  synonyms: {},
};

const create = (type: 'story' | 'docs', title: string, name: string, tags: string[] = []) =>
  ({ type, title, name, tags, id: `${title} | ${name}` }) as unknown as IndexEntry;

const find = createFinder(
  [
    create('docs', 'Screens/Fan/WalletScreen', 'Docs'),
    create('story', 'Screens/Fan/WalletScreen', 'Ready'),
    create('story', 'Screens/Fan/WalletScreen', 'Declined', ['op-topUpWallet', 'error-CARD_DECLINED']),
    create('story', 'Components/Primitives/Card', 'Playground'),
    create('story', 'Components/Feeds/PostCard', 'Poll Closes In A Minute'),
    create('story', 'Components/Feeds/PostCard', 'Ready'),
    create('story', 'Flows/Discovering', 'Home, empty · /home'),
    create('story', 'Flows/Discovering', 'Profile · /mara.clay?tab=store'),
    create('story', 'Contract/Wallet', 'getWallet · failed'),
    ...Array.from({ length: 9 }, (_, i) => create('story', 'Components/Primitives/Badge', `Tone ${i}`)),
  ],
  words,
);
const first = (search: string) => find(search)[0]?.id;

describe('createFinder', () => {
  it.each([
    ['a post whose poll closes in a minute', 'Components/Feeds/PostCard | Poll Closes In A Minute'],
    ['the empty home', 'Flows/Discovering | Home, empty · /home'],
    ['CARD_DECLINED', 'Screens/Fan/WalletScreen | Declined'],
    ['topUpWallet declined', 'Screens/Fan/WalletScreen | Declined'],
    ['getPerformer', 'Flows/Discovering | Profile · /mara.clay?tab=store'],
    ['listFeeds', 'Flows/Discovering | Home, empty · /home'],
    ['/mara.clay', 'Flows/Discovering | Profile · /mara.clay?tab=store'],
    ['walet redy', 'Screens/Fan/WalletScreen | Ready'],
  ])('finds by "%s" first %s', (search, id) => {
    expect(first(search)).toBe(id);
  });

  it('finds the stories of a screen by a word in Spanish, before its docs page', () => {
    const ids = find('cartera').map(({ id }) => id);
    expect(ids).toContain('Screens/Fan/WalletScreen | Ready');
    expect(ids.at(-1)).toBe('Screens/Fan/WalletScreen | Docs');
  });

  it('does not find primitives by the texts and operations of the pages that use them', () => {
    expect(find('tarjeta')).toEqual([]);
  });

  it('lists at most five stories of one component', () => {
    expect(find('tone')).toHaveLength(5);
  });

  it('puts a story with more of the words first, and names the words that a story does not have', () => {
    const [best, ...others] = find('wallet declined zeppelin');
    expect(best).toMatchObject({ id: 'Screens/Fan/WalletScreen | Declined', missing: ['zeppelin'] });
    expect(others.map(({ missing }) => missing)).toEqual(others.map(() => ['declined', 'zeppelin']));
    expect(find('the wallet, declined')[0]?.missing).toEqual([]);
  });

  it('does not miss the parts of a compound word, or a synonym', () => {
    const found = createFinder([create('story', 'Flows/Discovering', 'Profile, blocked country · /mara.clay')], {
      ...words,
      synonyms: { creator: ['profile'] },
    });
    expect(found('geo-blocked creator')[0]?.missing).toEqual([]);
  });

  it('finds nothing for words that no story has', () => {
    expect(find('zeppelin')).toEqual([]);
    expect(find('of the')).toEqual([]);
  });
});

describe('the search with the words of the repository', () => {
  const states = [
    create('story', 'Flows/Paying', 'Wallet, declined card · /user/wallet', ['op-topUpWallet', 'error-CARD_DECLINED']),
    create('story', 'Flows/Paying', 'Wallet · /user/wallet'),
    create('story', 'Flows/Paying', 'Cards · /user/cards'),
    create('story', 'Flows/Discovering', 'Empty home · /home'),
    create('story', 'Flows/Discovering', 'Home · /home'),
    create('story', 'Flows/Discovering', 'Profile, blocked country · /mara.clay'),
    create('story', 'Screens/Visitor/AboutScreen', 'About'),
    create('story', 'Screens/Visitor/ProfileAbout', 'Ready'),
    create('story', 'Screens/Visitor/ProfileScreen', 'No Posts'),
    create('story', 'Screens/Creator/BecomeCreatorScreen', 'Ready'),
    create('story', 'Components/Users/BecomeCreator', 'Begin'),
    create('story', 'Components/Feeds/FeedList', 'Stale'),
    create('story', 'Flows/A lost connection', '2 The tip is shown when the connection is back'),
    create('story', 'Components/Primitives/EmptyState', 'Text Only'),
    create('story', 'Flows/A lost connection', '1 Reconnecting while a tip arrives'),
    create('story', 'Flows/Viewing', 'Post liked offline · /posts/{id}'),
    create('story', 'Components/Layouts/ConnectionBar', 'Offline'),
    create('story', 'Components/Wallet/TipDialog', 'Idle'),
    create('story', 'Components/Notifications/NotificationRow', 'Tip'),
    create('story', 'Components/Feeds/PostCard', 'Poll Closes In A Minute'),
    create('story', 'Components/Feeds/Poll', 'Closes In A Minute'),
    create('story', 'Components/Feeds/FeedFormPoll', 'With Poll'),
    create('story', 'Components/Primitives/RouteProgress', 'Ending'),
    create('story', 'Components/Stories/StoriesBar', 'Empty'),
    create('story', 'Components/Payments/TopUpForm', 'Card Declined'),
    create('story', 'Screens/Fan/WalletScreen', 'Ready'),
    create('story', 'Screens/Performer/CreatorAccountScreen', 'Profile Saved'),
    create('story', 'Screens/Everyone/SearchScreen', 'Failed Top'),
    create('story', 'Screens/Performer/PayoutScreen', 'Payout Failed'),
    create('story', 'Components/Orders/OrderRow', 'Sold Out'),
    create('story', 'Components/Wallet/TipDialog', 'Low Balance'),
    create('story', 'Components/Primitives/MediaGrid', 'Two'),
    create('story', 'Flows/Operating', 'Second factor · /user/second-factor'),
    create('story', 'Components/Subscriptions/CancelDialog', 'Idle'),
    create('story', 'Components/Subscriptions/SubscribeDialog', 'Ready'),
  ];
  const findReal = createFinder(states, readSearchWords());

  it.each([
    ['poll ending soon', 'Poll Closes In A Minute'],
    ['poll about to close', 'Poll Closes In A Minute'],
    ['geoblocked creator page', 'Profile, blocked country · /mara.clay'],
    ['geo blocked', 'Profile, blocked country · /mara.clay'],
    ['no posts timeline', 'Empty home · /home'],
    ['zero state feed', 'Empty home · /home'],
    ['sin conexión propina', '1 Reconnecting while a tip arrives'],
    ['offline donation', '1 Reconnecting while a tip arrives'],
    ['encuesta termina en un minuto', 'Poll Closes In A Minute'],
    ['home vacío texto 200%', 'Empty home · /home'],
    ['offline tip', '1 Reconnecting while a tip arrives'],
    ['home empty', 'Empty home · /home'],
    ['inicio vacío', 'Empty home · /home'],
    ['cartera tarjeta rechazada', 'Wallet, declined card · /user/wallet'],
    ['perfil país bloqueado', 'Profile, blocked country · /mara.clay'],
    ['perfil bloqueado', 'Profile, blocked country · /mara.clay'],
    ['geo-blocked creator profile', 'Profile, blocked country · /mara.clay'],
    ['payment failed', 'Wallet, declined card · /user/wallet'],
    ['votación termina en un minuto', 'Poll Closes In A Minute'],
    ['nothing to see yet home', 'Empty home · /home'],
    ['monedero tarjeta rechazada', 'Wallet, declined card · /user/wallet'],
    ['reconectando propina', '1 Reconnecting while a tip arrives'],
    ['insufficient funds tip', 'Low Balance'],
    ['two-factor', 'Second factor · /user/second-factor'],
    ['cash out', 'Payout Failed'],
    ['unsubscribe', 'Idle'],
  ])('finds by "%s" among the first three %s', (search, name) => {
    const names = findReal(readSettings(search).rest).map((found) => found.name);
    expect(names.slice(0, 3)).toContain(name);
  });

  it('puts a story whose name has all the words before a component that one of them names', () => {
    const titles = findReal('poll closes in a minute').map(({ title }) => title);
    expect(titles[0]).toBe('Components/Feeds/PostCard');
  });

  it('leaves out results that are much weaker than the best one', () => {
    const names = findReal('profile of a blocked country').map((found) => found.name);
    expect(names).toEqual(['Profile, blocked country · /mara.clay']);
  });

  it('puts a flow before a component that fits as well, and names the kind of both', () => {
    const kinds = findReal('declined card').map(kindOf);
    expect(kinds.slice(0, 2)).toEqual(['Flow', 'Component']);
  });
});

describe('readSettings', () => {
  it.each([
    ['wallet, declined card, Spanish, light, phone', { locale: 'es-ES', theme: 'light', 'viewport.value': 'phone' }],
    ['empty home at 200 % text', { text: 'huge' }],
    ['empty home, large text', { text: 'huge' }],
    ['inicio en español', { locale: 'es-ES' }],
    ['wallet decl span light phone', { locale: 'es-ES', theme: 'light', 'viewport.value': 'phone' }],
    ['home texto 200', { text: 'huge' }],
    ['empty home 200', { text: 'huge' }],
    ['empty home 150, iphone', { text: 'large', 'viewport.value': 'phone' }],
    ['payment refused, es', { locale: 'es-ES' }],
    ['the yes button of a test, tablet', { 'viewport.value': 'tablet' }],
    ['cartera, móvil, claro', { theme: 'light', 'viewport.value': 'phone' }],
    ['reels with reduced motion, side by side', { motion: 'reduced', theme: 'both' }],
  ])('reads the values of the toolbar from "%s"', (search, expected) => {
    const { named, rest } = readSettings(search);
    expect(Object.assign({}, ...named.map(({ globals }) => globals))).toEqual(expected);
    expect(rest).not.toMatch(/spanish|light|phone|200|150|large|español|reduced|side/i);
  });

  it('keeps a search that names nothing else, which is for stories with these words', () => {
    expect(readSettings('phone')).toEqual({ named: [], rest: 'phone' });
    expect(readSettings('lightbox').named).toEqual([]);
  });

  it('adds the values to those of the URL', () => {
    const { named } = readSettings('wallet, phone, light');
    expect(withSettings('theme:dark;answers:getWallet_empty', named)).toBe(
      'theme:light;answers:getWallet_empty;viewport.value:phone',
    );
    expect(withSettings('', named)).toBe('theme:light;viewport.value:phone');
  });
});
