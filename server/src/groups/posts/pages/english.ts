import type { BuiltInPage } from './index.ts';

/** The built-in pages in English. */
export const english: BuiltInPage[] = [
  {
    slug: 'about',
    title: 'About Fanlight',
    html: `<p>Fanlight is a site for creators and for the people who like their work.</p>
<h2>For creators</h2>
<p>You show your work in posts, galleries, videos and live streams. You decide who sees it: everyone, your followers, or your subscribers. Most of each payment goes to you.</p>
<h2>For fans</h2>
<p>You follow creators, join the conversation, and pay for content or to say thank you. You always see the price before you pay.</p>
<h2>What we build on</h2>
<p>Fanlight is open source. To find the country of an IP address we use <a href="https://db-ip.com">IP geolocation by DB-IP</a>. The cities that a form suggests come from the <a href="https://github.com/dr5hn/countries-states-cities-database">Countries States Cities Database</a>, which is available under the <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a> (ODbL).</p>`,
  },
  {
    slug: 'terms',
    title: 'Terms of use',
    html: `<p>What you may expect of us, and what we expect of you.</p>
<h2>Your account</h2>
<p>One person, one account. You must be at least 18, or older if your country requires it. Keep your password secret; you are responsible for what happens with your account.</p>
<h2>What you publish</h2>
<p>Your content stays yours. You allow us to store it and to show it to the audience that you choose. Publish only what you have the right to publish, and nothing that the <a href="/page/guidelines">house rules</a> forbid.</p>
<h2>What you buy</h2>
<p>You buy tokens with a card and spend them here; they can't be turned back into money. Content that you have bought stays in your purchases, even if its creator blocks you, until the creator deletes their account. The page about <a href="/page/refunds">refunds</a> explains how to get money back.</p>
<h2>What you earn</h2>
<p>We keep a commission of every payment and show it before you publish. Earnings can be paid out after seven days.</p>
<h2>When something goes wrong</h2>
<p>We may hide reported content and close accounts that break these terms. We tell you the reason, and you can ask us to review the decision.</p>
<h2>Ending your account</h2>
<p>You can delete your account at any time in its settings. These terms may change; we announce changes 30 days in advance.</p>`,
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    html: `<p>What we keep about you, why, and for how long.</p>
<h2>What we keep</h2>
<ul>
<li>Your name, username and e-mail address, to identify and to contact you.</li>
<li>What you publish, write, like, follow and buy. The site needs this to work.</li>
<li>The browser, system, country and time of each login. You see your sessions in your account and can end each of them.</li>
<li>The brand and the last four digits of your card. Only our payment provider has the full number.</li>
<li>Identity documents of creators. They are encrypted, read only by the person who checks them, and deleted when no longer needed.</li>
</ul>
<h2>What we don't do</h2>
<p>We don't sell your data, and we don't track you on other sites. Analytics run only if the operator has enabled them and, where the law requires it, only with your consent.</p>
<h2>Your IP address</h2>
<p>We use your IP address to find your country, to choose the language and to respect the countries that creators have blocked. We keep the country, not the IP address.</p>
<h2>Your rights</h2>
<p>You can see, change and delete the data in your account. After that we keep only the amounts and dates of payments, without your name, because the law requires it. For anything else <a href="/contact">write to us</a>.</p>`,
  },
  {
    slug: 'guidelines',
    title: 'House rules',
    html: `<p>Be kind, be honest, and show only what you have the right to show.</p>
<h2>What is forbidden</h2>
<ul>
<li>Anything that harms children, or that shows people without their consent.</li>
<li>Threats, hate and harassment.</li>
<li>Pretending to be somebody else.</li>
<li>Content that belongs to others, without their permission.</li>
<li>Fraud, spam, and the sale of what is illegal.</li>
</ul>
<h2>If you see a violation</h2>
<p>Use “Report” in the menu of a post, a comment or a profile. We don't say who reported. Content that may be dangerous is hidden immediately, until we have reviewed it.</p>
<h2>If you were reported</h2>
<p>You find our decision under <a href="/user/reports">Reports</a>. If you disagree, you can ask us once to review it.</p>`,
  },
  {
    slug: 'refunds',
    title: 'Refunds',
    html: `<p>When you get money back, and how.</p>
<h2>Tokens</h2>
<p>Tokens that you bought by mistake and didn't spend are refunded to your card within 14 days. Write to us with the date of the payment.</p>
<h2>Posts, videos and galleries</h2>
<p>You can see this content immediately after the purchase. We refund it if it doesn't work, differs from its description, or was removed.</p>
<h2>Products</h2>
<p>We refund a product that doesn't arrive or arrives broken. First write to its creator from the order's page.</p>
<h2>Subscriptions</h2>
<p>You can cancel at any time and keep access until the end of the paid period. We don't refund a period that has begun.</p>
<h2>Tips</h2>
<p>A tip is a gift. We refund it only if somebody else paid with your card.</p>`,
  },
  {
    slug: 'help',
    title: 'Help',
    html: `<p>Short answers to frequent questions.</p>
<h2>How do I log in again?</h2>
<p>With your username or e-mail address. If you forgot the password, <a href="/auth/forgot-password">ask for a new one</a>; the link in the mail works once, for 24 hours.</p>
<h2>What are tokens?</h2>
<p>One token costs 1.00 US dollar. You add them in your <a href="/user/wallet">wallet</a> and spend them on tips and purchases.</p>
<h2>How do I block somebody?</h2>
<p>Choose “Block” in the menu of a profile, a comment or a notification. They aren't notified. You can unblock them in your <a href="/user/account">account</a>.</p>
<h2>Somebody used my account</h2>
<p>Change your password; that ends every other session. Then look at your payments, and <a href="/contact">write to us</a> if one isn't yours.</p>
<h2>How do I delete my account?</h2>
<p>At the end of your account page. It asks for your password and lists what is deleted.</p>`,
  },
];
