import type { Page } from 'playwright';

/** A screen in a state, and how to get there. */
export interface Screen {
  name: string;
  as: 'visitor' | 'fan' | 'performer' | 'newcomer';
  /** The path; `{post}`, `{mine}`, `{video}`, … are replaced by ids of the demo. */
  address: string;
  /** Actions before the screenshot. They do not look up texts, which differ by language. */
  act?: (page: Page) => Promise<void>;
}

const submit = (page: Page) => page.locator('main form button[type=submit]').first().click();

/** Every screen of the app, in the states that a click or a URL leads to. */
export const screens: readonly Screen[] = [
  { name: 'welcome', as: 'visitor', address: '/' },
  { name: 'login', as: 'visitor', address: '/auth/login' },
  {
    name: 'login-refused',
    as: 'visitor',
    address: '/auth/login',
    act: async (page) => {
      await page.locator('input[name=credentials]').fill('noor');
      await page.locator('input[name=password]').fill('not this one');
      await submit(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'register', as: 'visitor', address: '/auth/register' },
  { name: 'register-errors', as: 'visitor', address: '/auth/register', act: submit },
  { name: 'forgot-password', as: 'visitor', address: '/auth/forgot-password' },
  {
    name: 'forgot-password-sent',
    as: 'visitor',
    address: '/auth/forgot-password',
    act: async (page) => {
      await page.locator('input[type=email]').fill(`nobody.${Date.now()}@fanlight.example`);
      await submit(page);
      await page.locator('main form').waitFor({ state: 'detached' });
    },
  },
  { name: 'reset-password', as: 'visitor', address: '/auth/reset-password?token=a-token-that-is-none-but-long-enough' },
  { name: 'undo-change', as: 'visitor', address: '/auth/undo-change?token=a-token-that-is-none-but-long-enough' },
  { name: 'email-verification-expired', as: 'visitor', address: '/auth/email-verification?token=an-old-one' },
  { name: 'home', as: 'fan', address: '/home' },
  { name: 'home-empty', as: 'newcomer', address: '/home' },
  { name: 'explore', as: 'fan', address: '/explore' },
  { name: 'explore-visitor', as: 'visitor', address: '/explore?language=es&sort=name' },
  { name: 'explore-no-match', as: 'visitor', address: '/explore?q=nobody+is+called+this' },
  { name: 'search', as: 'fan', address: '/search?q=kiln' },
  { name: 'search-creators', as: 'fan', address: '/search?q=kiln&tab=creators' },
  { name: 'search-posts', as: 'visitor', address: '/search?q=%23stoneware&tab=posts' },
  { name: 'search-videos', as: 'fan', address: '/search?q=kiln&tab=videos' },
  { name: 'search-galleries', as: 'fan', address: '/search?q=kiln&tab=galleries' },
  { name: 'search-store', as: 'fan', address: '/search?q=glaze&tab=store' },
  { name: 'search-begin', as: 'visitor', address: '/search' },
  { name: 'search-no-match', as: 'fan', address: '/search?q=zeppelin' },
  {
    name: 'search-suggestions',
    as: 'fan',
    address: '/search?q=kiln',
    act: async (page) => {
      await page.locator('main [role=combobox]').fill('s');
      await page.locator('[role=option]').first().waitFor();
    },
  },
  { name: 'profile', as: 'fan', address: '/mara.clay' },
  { name: 'profile-visitor', as: 'visitor', address: '/mara.clay' },
  { name: 'profile-videos', as: 'fan', address: '/mara.clay?tab=videos' },
  { name: 'profile-reels', as: 'fan', address: '/mara.clay?tab=reels' },
  { name: 'profile-photos', as: 'fan', address: '/mara.clay?tab=photos' },
  { name: 'profile-galleries', as: 'fan', address: '/mara.clay?tab=galleries' },
  { name: 'profile-about', as: 'fan', address: '/mara.clay?tab=about' },
  { name: 'profile-store', as: 'fan', address: '/mara.clay?tab=store' },
  { name: 'profile-own', as: 'performer', address: '/mara.clay' },
  { name: 'profile-subscribe', as: 'fan', address: '/yuki.folds?dialog=subscribe&type=monthly' },
  { name: 'profile-subscribe-free', as: 'fan', address: '/yuki.folds?dialog=subscribe&type=free' },
  { name: 'subscriptions', as: 'fan', address: '/user/subscriptions' },
  { name: 'subscriptions-none', as: 'newcomer', address: '/user/subscriptions' },
  { name: 'profile-tip', as: 'fan', address: '/mara.clay?dialog=tip' },
  {
    name: 'profile-tip-refused',
    as: 'fan',
    address: '/mara.clay?dialog=tip',
    act: async (page) => {
      await page
        .locator('dialog input[inputmode=decimal], [role=dialog] input[inputmode=decimal]')
        .first()
        .fill('9.99');
      await page.locator('dialog button[type=submit], [role=dialog] button[type=submit]').first().click();
    },
  },
  { name: 'profile-report', as: 'fan', address: '/mara.clay?dialog=report' },
  { name: 'profile-missing', as: 'visitor', address: '/nobody.here' },
  { name: 'post', as: 'fan', address: '/posts/{post}' },
  { name: 'post-visitor', as: 'visitor', address: '/posts/{post}' },
  { name: 'post-photo', as: 'fan', address: '/posts/{post}?dialog=photo&post={post}&photo={photo}' },
  {
    name: 'post-reply',
    as: 'fan',
    address: '/posts/{post}',
    act: async (page) => {
      await page.locator('[data-reply]').first().click();
      await page.locator('main li textarea').waitFor();
    },
  },
  { name: 'post-report', as: 'fan', address: '/posts/{post}?dialog=report&post={post}' },
  { name: 'post-delete', as: 'performer', address: '/posts/{mine}?dialog=delete&post={mine}' },
  { name: 'video', as: 'fan', address: '/videos/{video}' },
  { name: 'video-visitor', as: 'visitor', address: '/videos/{video}' },
  { name: 'video-locked', as: 'visitor', address: '/videos/{lockedVideo}' },
  { name: 'video-share', as: 'visitor', address: '/videos/{video}?dialog=share' },
  { name: 'gallery', as: 'fan', address: '/galleries/{gallery}' },
  { name: 'gallery-visitor', as: 'visitor', address: '/galleries/{gallery}' },
  { name: 'gallery-locked', as: 'visitor', address: '/galleries/{lockedGallery}' },
  { name: 'gallery-missing', as: 'fan', address: '/galleries/0193f2a4c1d07b3e5a918c42' },
  { name: 'stories', as: 'fan', address: '/stories/{storyteller}' },
  { name: 'stories-visitor', as: 'visitor', address: '/stories/{storyteller}' },
  { name: 'stories-over', as: 'newcomer', address: '/stories/0193f2a4c1d07b3e5a918c42' },
  { name: 'reels', as: 'fan', address: '/reels' },
  { name: 'reels-comments', as: 'fan', address: '/reels?reel={reel}&dialog=comments' },
  { name: 'notifications', as: 'performer', address: '/notifications' },
  { name: 'notifications-empty', as: 'newcomer', address: '/notifications' },
  { name: 'wallet', as: 'fan', address: '/user/wallet' },
  { name: 'wallet-errors', as: 'newcomer', address: '/user/wallet', act: submit },
  { name: 'wallet-spent', as: 'fan', address: '/user/wallet?tab=spent' },
  { name: 'wallet-spent-empty', as: 'newcomer', address: '/user/wallet?tab=spent' },
  { name: 'wallet-top-ups', as: 'fan', address: '/user/wallet?tab=top-ups' },
  { name: 'product', as: 'fan', address: '/products/{product}' },
  { name: 'product-visitor', as: 'visitor', address: '/products/{product}' },
  { name: 'product-buy', as: 'fan', address: '/products/{product}?dialog=buy' },
  { name: 'purchases', as: 'fan', address: '/user/purchases' },
  { name: 'purchases-empty', as: 'newcomer', address: '/user/purchases' },
  { name: 'orders', as: 'fan', address: '/user/orders' },
  { name: 'orders-empty', as: 'newcomer', address: '/user/orders' },
  { name: 'order', as: 'fan', address: '/user/orders/{order}' },
  { name: 'order-address', as: 'fan', address: '/user/orders/{order}?dialog=address' },
  { name: 'post-buy', as: 'fan', address: '/posts/{priced}?dialog=buy&post={priced}' },
  { name: 'addresses', as: 'fan', address: '/user/addresses' },
  { name: 'addresses-empty', as: 'newcomer', address: '/user/addresses' },
  { name: 'addresses-new', as: 'fan', address: '/user/addresses?dialog=new' },
  { name: 'bookmarks', as: 'fan', address: '/user/bookmarks/all' },
  { name: 'bookmarks-performers', as: 'fan', address: '/user/bookmarks/performers' },
  { name: 'bookmarks-posts', as: 'fan', address: '/user/bookmarks/posts' },
  { name: 'bookmarks-galleries', as: 'fan', address: '/user/bookmarks/galleries' },
  { name: 'bookmarks-videos', as: 'fan', address: '/user/bookmarks/videos' },
  { name: 'bookmarks-reels', as: 'fan', address: '/user/bookmarks/reels' },
  { name: 'bookmarks-products', as: 'fan', address: '/user/bookmarks/products' },
  { name: 'bookmarks-empty', as: 'newcomer', address: '/user/bookmarks/all' },
  { name: 'following', as: 'fan', address: '/user/following' },
  { name: 'following-empty', as: 'newcomer', address: '/user/following' },
  { name: 'cards', as: 'fan', address: '/user/cards' },
  { name: 'cards-empty', as: 'newcomer', address: '/user/cards' },
  { name: 'cards-add', as: 'fan', address: '/user/cards?dialog=add' },
  { name: 'user-account', as: 'fan', address: '/user/account' },
  { name: 'user-account-delete', as: 'fan', address: '/user/account?dialog=delete-account' },
  { name: 'user-referrals', as: 'fan', address: '/user/referrals' },
  { name: 'user-referral-earnings', as: 'fan', address: '/user/referrals?tab=earnings' },
  { name: 'register-referral', as: 'visitor', address: '/auth/register?referral=MARA-7Q4K' },
  { name: 'user-reports', as: 'fan', address: '/user/reports' },
  { name: 'page-terms', as: 'visitor', address: '/page/terms' },
  { name: 'page-missing', as: 'visitor', address: '/page/nothing-here' },
  { name: 'contact', as: 'visitor', address: '/contact' },
  { name: 'contact-errors', as: 'visitor', address: '/contact', act: submit },
  { name: 'creator-account', as: 'performer', address: '/creator/account' },
  { name: 'creator-posts', as: 'performer', address: '/creator/posts' },
  { name: 'creator-posts-drafts', as: 'performer', address: '/creator/posts?status=draft' },
  { name: 'creator-posts-scheduled', as: 'performer', address: '/creator/posts?status=scheduled' },
  { name: 'creator-posts-no-match', as: 'performer', address: '/creator/posts?q=zeppelin' },
  { name: 'creator-post-new', as: 'performer', address: '/creator/posts/new' },
  { name: 'creator-post-new-errors', as: 'performer', address: '/creator/posts/new', act: submit },
  {
    name: 'creator-post-new-poll',
    as: 'performer',
    address: '/creator/posts/new',
    act: async (page) => {
      await page.locator('[data-add-poll]').click();
      await page.locator('main form fieldset input').first().waitFor();
    },
  },
  { name: 'creator-post-edit', as: 'performer', address: '/creator/posts/{mine}' },
  { name: 'development-mailbox', as: 'visitor', address: '/dev/mailbox' },
  { name: 'not-found', as: 'visitor', address: '/nothing/stands/here' },
];
