import type { Page } from 'playwright';

/** A screen in a state, and how a journey gets there. */
export interface Screen {
  name: string;
  as: 'visitor' | 'fan' | 'performer' | 'new user';
  /** The path. `{post}`, `{mine}`, `{video}` and others are replaced by ids of the demo. */
  path: string;
  /** Performs actions before the screenshot. They must not look up texts, because these differ between languages. */
  act?: (page: Page) => Promise<void>;
}

const submit = (page: Page) => page.locator('main form button[type=submit]').first().click();

/** All screens of the app, in the states to which a click or a URL leads. */
export const screens: readonly Screen[] = [
  { name: 'welcome', as: 'visitor', path: '/' },
  { name: 'login', as: 'visitor', path: '/auth/login' },
  {
    name: 'login-refused',
    as: 'visitor',
    path: '/auth/login',
    act: async (page) => {
      await page.locator('input[name=credentials]').fill('noor');
      await page.locator('input[name=password]').fill('not this one');
      await submit(page);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'register', as: 'visitor', path: '/auth/register' },
  { name: 'performer-register', as: 'visitor', path: '/auth/performer-register' },
  { name: 'performer-register-errors', as: 'visitor', path: '/auth/performer-register', act: submit },
  { name: 'register-errors', as: 'visitor', path: '/auth/register', act: submit },
  { name: 'forgot-password', as: 'visitor', path: '/auth/forgot-password' },
  {
    name: 'forgot-password-sent',
    as: 'visitor',
    path: '/auth/forgot-password',
    act: async (page) => {
      await page.locator('input[type=email]').fill(`nobody.${Date.now()}@fanlight.example`);
      await submit(page);
      await page.locator('main form').waitFor({ state: 'detached' });
    },
  },
  { name: 'reset-password', as: 'visitor', path: '/auth/reset-password?token=a-token-that-is-none-but-long-enough' },
  { name: 'undo-change', as: 'visitor', path: '/auth/undo-change?token=a-token-that-is-none-but-long-enough' },
  { name: 'email-verification-expired', as: 'visitor', path: '/auth/email-verification?token=an-old-one' },
  { name: 'home', as: 'fan', path: '/home' },
  { name: 'home-empty', as: 'new user', path: '/home' },
  { name: 'explore', as: 'fan', path: '/explore' },
  { name: 'explore-visitor', as: 'visitor', path: '/explore?language=es&sort=name' },
  { name: 'explore-no-match', as: 'visitor', path: '/explore?q=nobody+is+called+this' },
  { name: 'search', as: 'fan', path: '/search?q=kiln' },
  { name: 'search-creators', as: 'fan', path: '/search?q=kiln&tab=creators' },
  { name: 'search-posts', as: 'visitor', path: '/search?q=%23stoneware&tab=posts' },
  { name: 'search-videos', as: 'fan', path: '/search?q=kiln&tab=videos' },
  { name: 'search-galleries', as: 'fan', path: '/search?q=kiln&tab=galleries' },
  { name: 'search-store', as: 'fan', path: '/search?q=glaze&tab=store' },
  { name: 'search-begin', as: 'visitor', path: '/search' },
  { name: 'search-no-match', as: 'fan', path: '/search?q=zeppelin' },
  {
    name: 'search-suggestions',
    as: 'fan',
    path: '/search?q=kiln',
    act: async (page) => {
      await page.locator('main [role=combobox]').fill('s');
      await page.locator('[role=option]').first().waitFor();
    },
  },
  { name: 'profile', as: 'fan', path: '/mara.clay' },
  { name: 'profile-visitor', as: 'visitor', path: '/mara.clay' },
  { name: 'profile-videos', as: 'fan', path: '/mara.clay?tab=videos' },
  { name: 'profile-reels', as: 'fan', path: '/mara.clay?tab=reels' },
  { name: 'profile-photos', as: 'fan', path: '/mara.clay?tab=photos' },
  { name: 'profile-galleries', as: 'fan', path: '/mara.clay?tab=galleries' },
  { name: 'profile-about', as: 'fan', path: '/mara.clay?tab=about' },
  { name: 'profile-store', as: 'fan', path: '/mara.clay?tab=store' },
  { name: 'profile-own', as: 'performer', path: '/mara.clay' },
  { name: 'profile-subscribe', as: 'fan', path: '/yuki.folds?dialog=subscribe&type=monthly' },
  { name: 'profile-subscribe-free', as: 'fan', path: '/yuki.folds?dialog=subscribe&type=free' },
  { name: 'subscriptions', as: 'fan', path: '/user/subscriptions' },
  { name: 'subscriptions-none', as: 'new user', path: '/user/subscriptions' },
  { name: 'profile-tip', as: 'fan', path: '/mara.clay?dialog=tip' },
  {
    name: 'profile-tip-refused',
    as: 'fan',
    path: '/mara.clay?dialog=tip',
    act: async (page) => {
      await page
        .locator('dialog input[inputmode=decimal], [role=dialog] input[inputmode=decimal]')
        .first()
        .fill('9.99');
      await page.locator('dialog button[type=submit], [role=dialog] button[type=submit]').first().click();
    },
  },
  { name: 'profile-report', as: 'fan', path: '/mara.clay?dialog=report' },
  { name: 'profile-missing', as: 'visitor', path: '/nobody.here' },
  { name: 'post', as: 'fan', path: '/posts/{post}' },
  { name: 'post-visitor', as: 'visitor', path: '/posts/{post}' },
  { name: 'post-photo', as: 'fan', path: '/posts/{post}?dialog=photo&post={post}&photo={photo}' },
  {
    name: 'post-reply',
    as: 'fan',
    path: '/posts/{post}',
    act: async (page) => {
      await page.locator('[data-reply]').first().click();
      await page.locator('main li textarea').waitFor();
    },
  },
  { name: 'post-report', as: 'fan', path: '/posts/{post}?dialog=report&post={post}' },
  { name: 'post-delete', as: 'performer', path: '/posts/{mine}?dialog=delete&post={mine}' },
  { name: 'video', as: 'fan', path: '/videos/{video}' },
  { name: 'video-visitor', as: 'visitor', path: '/videos/{video}' },
  { name: 'video-locked', as: 'visitor', path: '/videos/{lockedVideo}' },
  { name: 'video-share', as: 'visitor', path: '/videos/{video}?dialog=share' },
  { name: 'gallery', as: 'fan', path: '/galleries/{gallery}' },
  { name: 'gallery-visitor', as: 'visitor', path: '/galleries/{gallery}' },
  { name: 'gallery-locked', as: 'visitor', path: '/galleries/{lockedGallery}' },
  { name: 'gallery-missing', as: 'fan', path: '/galleries/0193f2a4c1d07b3e5a918c42' },
  { name: 'stories', as: 'fan', path: '/stories/{storyteller}' },
  { name: 'stories-visitor', as: 'visitor', path: '/stories/{storyteller}' },
  { name: 'stories-over', as: 'new user', path: '/stories/0193f2a4c1d07b3e5a918c42' },
  { name: 'reels', as: 'fan', path: '/reels' },
  { name: 'reels-comments', as: 'fan', path: '/reels?reel={reel}&dialog=comments' },
  { name: 'notifications', as: 'performer', path: '/notifications' },
  { name: 'notifications-empty', as: 'new user', path: '/notifications' },
  { name: 'wallet', as: 'fan', path: '/user/wallet' },
  { name: 'wallet-errors', as: 'new user', path: '/user/wallet', act: submit },
  { name: 'wallet-spent', as: 'fan', path: '/user/wallet?tab=spent' },
  { name: 'wallet-spent-empty', as: 'new user', path: '/user/wallet?tab=spent' },
  { name: 'wallet-top-ups', as: 'fan', path: '/user/wallet?tab=top-ups' },
  { name: 'product', as: 'fan', path: '/products/{product}' },
  { name: 'product-visitor', as: 'visitor', path: '/products/{product}' },
  { name: 'product-buy', as: 'fan', path: '/products/{product}?dialog=buy' },
  { name: 'purchases', as: 'fan', path: '/user/purchases' },
  { name: 'purchases-empty', as: 'new user', path: '/user/purchases' },
  { name: 'orders', as: 'fan', path: '/user/orders' },
  { name: 'orders-empty', as: 'new user', path: '/user/orders' },
  { name: 'order', as: 'fan', path: '/user/orders/{order}' },
  { name: 'order-path', as: 'fan', path: '/user/orders/{order}?dialog=path' },
  { name: 'post-buy', as: 'fan', path: '/posts/{priced}?dialog=buy&post={priced}' },
  { name: 'addresses', as: 'fan', path: '/user/addresses' },
  { name: 'addresses-empty', as: 'new user', path: '/user/addresses' },
  { name: 'addresses-new', as: 'fan', path: '/user/addresses?dialog=new' },
  { name: 'bookmarks', as: 'fan', path: '/user/bookmarks/all' },
  { name: 'bookmarks-performers', as: 'fan', path: '/user/bookmarks/performers' },
  { name: 'bookmarks-posts', as: 'fan', path: '/user/bookmarks/posts' },
  { name: 'bookmarks-galleries', as: 'fan', path: '/user/bookmarks/galleries' },
  { name: 'bookmarks-videos', as: 'fan', path: '/user/bookmarks/videos' },
  { name: 'bookmarks-reels', as: 'fan', path: '/user/bookmarks/reels' },
  { name: 'bookmarks-products', as: 'fan', path: '/user/bookmarks/products' },
  { name: 'bookmarks-empty', as: 'new user', path: '/user/bookmarks/all' },
  { name: 'following', as: 'fan', path: '/user/following' },
  { name: 'following-empty', as: 'new user', path: '/user/following' },
  { name: 'cards', as: 'fan', path: '/user/cards' },
  { name: 'cards-empty', as: 'new user', path: '/user/cards' },
  { name: 'cards-add', as: 'fan', path: '/user/cards?dialog=add' },
  { name: 'user-account', as: 'fan', path: '/user/account' },
  { name: 'user-account-delete', as: 'fan', path: '/user/account?dialog=delete-account' },
  { name: 'become-creator', as: 'fan', path: '/user/become-creator' },
  { name: 'become-creator-errors', as: 'fan', path: '/user/become-creator', act: submit },
  { name: 'user-referrals', as: 'fan', path: '/user/referrals' },
  { name: 'user-referral-earnings', as: 'fan', path: '/user/referrals?tab=earnings' },
  { name: 'register-referral', as: 'visitor', path: '/auth/register?referral=MARA-7Q4K' },
  { name: 'user-reports', as: 'fan', path: '/user/reports' },
  { name: 'page-terms', as: 'visitor', path: '/page/terms' },
  { name: 'page-missing', as: 'visitor', path: '/page/nothing-here' },
  { name: 'contact', as: 'visitor', path: '/contact' },
  { name: 'contact-errors', as: 'visitor', path: '/contact', act: submit },
  { name: 'creator-account', as: 'performer', path: '/creator/account' },
  { name: 'creator-dashboard', as: 'performer', path: '/creator/dashboard' },
  { name: 'creator-earnings', as: 'performer', path: '/creator/earnings' },
  { name: 'creator-earnings-tips', as: 'performer', path: '/creator/earnings?type=tip' },
  { name: 'creator-account-bank', as: 'performer', path: '/creator/account?dialog=bank' },
  { name: 'creator-earnings-held', as: 'performer', path: '/creator/earnings?dialog=balance&figure=held' },
  { name: 'creator-payouts-explained', as: 'performer', path: '/creator/payouts?dialog=balance&figure=payable' },
  { name: 'creator-payouts', as: 'performer', path: '/creator/payouts' },
  { name: 'creator-payouts-no-match', as: 'performer', path: '/creator/payouts?status=rejected' },
  { name: 'creator-payout-new', as: 'performer', path: '/creator/payouts/new' },
  { name: 'creator-orders', as: 'performer', path: '/creator/orders' },
  { name: 'creator-orders-all', as: 'performer', path: '/creator/orders?status=all' },
  { name: 'creator-orders-no-match', as: 'performer', path: '/creator/orders?q=zeppelin' },
  { name: 'creator-order', as: 'performer', path: '/creator/orders/{sale}' },
  { name: 'creator-order-ship', as: 'performer', path: '/creator/orders/{sale}?dialog=ship&order={sale}' },
  { name: 'creator-subscribers', as: 'performer', path: '/creator/subscribers' },
  { name: 'creator-subscribers-due', as: 'performer', path: '/creator/subscribers?status=active&sort=due' },
  { name: 'creator-subscribers-no-match', as: 'performer', path: '/creator/subscribers?q=zeppelin' },
  { name: 'creator-followers', as: 'performer', path: '/creator/followers' },
  { name: 'creator-followers-vip', as: 'performer', path: '/creator/followers?list=vip' },
  { name: 'creator-posts', as: 'performer', path: '/creator/posts' },
  { name: 'creator-posts-drafts', as: 'performer', path: '/creator/posts?status=draft' },
  { name: 'creator-posts-scheduled', as: 'performer', path: '/creator/posts?status=scheduled' },
  { name: 'creator-posts-no-match', as: 'performer', path: '/creator/posts?q=zeppelin' },
  { name: 'creator-post-new', as: 'performer', path: '/creator/posts/new' },
  { name: 'creator-post-new-errors', as: 'performer', path: '/creator/posts/new', act: submit },
  {
    name: 'creator-post-new-poll',
    as: 'performer',
    path: '/creator/posts/new',
    act: async (page) => {
      await page.locator('[data-add-poll]').click();
      await page.locator('main form fieldset input').first().waitFor();
    },
  },
  { name: 'creator-post-edit', as: 'performer', path: '/creator/posts/{mine}' },
  { name: 'creator-photos', as: 'performer', path: '/creator/photos' },
  { name: 'creator-photos-no-match', as: 'performer', path: '/creator/photos?q=zeppelin' },
  { name: 'creator-photo-new', as: 'performer', path: '/creator/photos/new' },
  { name: 'creator-photo-new-errors', as: 'performer', path: '/creator/photos/new', act: submit },
  { name: 'creator-photo-edit', as: 'performer', path: '/creator/photos/{ownPhoto}' },
  { name: 'creator-photo-delete', as: 'performer', path: '/creator/photos/{ownPhoto}?dialog=delete' },
  { name: 'creator-galleries', as: 'performer', path: '/creator/galleries' },
  { name: 'creator-galleries-no-match', as: 'performer', path: '/creator/galleries?q=zeppelin' },
  { name: 'creator-gallery-new', as: 'performer', path: '/creator/galleries/new' },
  { name: 'creator-gallery-new-errors', as: 'performer', path: '/creator/galleries/new', act: submit },
  { name: 'creator-gallery-edit', as: 'performer', path: '/creator/galleries/{ownGallery}' },
  { name: 'creator-videos', as: 'performer', path: '/creator/videos' },
  { name: 'creator-videos-no-match', as: 'performer', path: '/creator/videos?q=zeppelin' },
  { name: 'creator-video-new', as: 'performer', path: '/creator/videos/new' },
  { name: 'creator-video-new-errors', as: 'performer', path: '/creator/videos/new', act: submit },
  { name: 'creator-reels', as: 'performer', path: '/creator/reels' },
  { name: 'creator-reels-no-match', as: 'performer', path: '/creator/reels?q=zeppelin' },
  { name: 'creator-reel-new', as: 'performer', path: '/creator/reels/new' },
  { name: 'creator-reel-new-errors', as: 'performer', path: '/creator/reels/new', act: submit },
  { name: 'creator-stories', as: 'performer', path: '/creator/stories' },
  { name: 'creator-story-new', as: 'performer', path: '/creator/stories/new' },
  { name: 'creator-story-new-errors', as: 'performer', path: '/creator/stories/new', act: submit },
  { name: 'creator-products', as: 'performer', path: '/creator/products' },
  { name: 'creator-products-downloads', as: 'performer', path: '/creator/products?kind=digital' },
  { name: 'creator-products-no-match', as: 'performer', path: '/creator/products?q=zeppelin' },
  { name: 'creator-product-delete', as: 'performer', path: '/creator/products?dialog=delete&item={ownProduct}' },
  { name: 'creator-product-new', as: 'performer', path: '/creator/products/new' },
  { name: 'creator-product-new-errors', as: 'performer', path: '/creator/products/new', act: submit },
  { name: 'creator-product-edit', as: 'performer', path: '/creator/products/{ownProduct}' },
  { name: 'profile-own-store', as: 'performer', path: '/mara.clay?tab=store' },
  { name: 'development-mailbox', as: 'visitor', path: '/dev/mailbox' },
  { name: 'not-found', as: 'visitor', path: '/nothing/stands/here' },
];
