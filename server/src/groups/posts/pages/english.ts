import type { BuiltInPage } from './index.ts';

/** The built-in pages in English. */
export const english: BuiltInPage[] = [
  {
    slug: 'about',
    title: 'About Fanlight',
    html: `<p>Fanlight is a house for people who make things and for the people who like what they make.</p>
<h2>For those who make</h2>
<p>You show your work in posts, galleries, films and live evenings. You say who sees it: everyone, those who follow you, or those who subscribe. Most of what is paid goes to you.</p>
<h2>For those who like it</h2>
<p>You follow whom you like, talk along, and pay for what you want to see or to thank for. A price is always said before anything is charged.</p>
<h2>What we build on</h2>
<p>Fanlight is open source. To guess the country of an address we use <a href="https://db-ip.com">IP geolocation by DB-IP</a>. The cities that a form suggests come from the <a href="https://github.com/dr5hn/countries-states-cities-database">Countries States Cities Database</a>, which is made available here under the <a href="https://opendatacommons.org/licenses/odbl/1-0/">Open Database License</a> (ODbL).</p>`,
  },
  {
    slug: 'terms',
    title: 'Terms of use',
    html: `<p>What you may expect of us, and what we expect of you.</p>
<h2>Your account</h2>
<p>One person, one account. You're at least 18, or as old as your country asks for. Keep your password to yourself; what is done with your account counts as done by you.</p>
<h2>What you publish</h2>
<p>It stays yours. You allow us to store it and to show it to those whom you let see it. Publish only what you may publish, and nothing that the <a href="/page/guidelines">house rules</a> forbid.</p>
<h2>What you buy</h2>
<p>Tokens are bought with a card and spent here; they aren't paid out again. What you've bought for good stays reachable from your purchases, even when its maker blocks you. When its maker deletes their account it goes with it. How you get money back is on the page about <a href="/page/refunds">refunds</a>.</p>
<h2>What you earn</h2>
<p>We keep a commission of every payment and say how much before you publish. Earnings can be paid out after seven days.</p>
<h2>When something goes wrong</h2>
<p>We may hide what was reported and close accounts that break these terms. You learn why, and you can ask us to look again.</p>
<h2>Leaving</h2>
<p>You can delete your account at any time in its settings. These terms may change; we tell you 30 days before.</p>`,
  },
  {
    slug: 'privacy',
    title: 'Privacy',
    html: `<p>What we keep about you, why, and for how long.</p>
<h2>What we keep</h2>
<ul>
<li>Your name, username and e-mail address, to know and to reach you.</li>
<li>What you publish, write, like, follow and buy, since that is what the site is for.</li>
<li>Where you're logged in: browser, system, country and time. You see it in your account and can end each session.</li>
<li>Of a card the brand and the last four digits. The number never reaches us; our payment provider has it.</li>
<li>Of creators the documents that show who they are. They're encrypted, read only by the person who checks them, and deleted when no longer needed.</li>
</ul>
<h2>What we don't do</h2>
<p>We don't sell what we know of you, and we don't follow you to other sites. Analytics run only where the operator switched them on, and where your country asks for it only after you said yes.</p>
<h2>Your address on the internet</h2>
<p>From it we guess your country, to show the right language and to keep to what creators chose. We keep the country, not the address.</p>
<h2>Your rights</h2>
<p>You can see and change what is in your account, and delete it. Then all of it goes but the books: amounts and dates of payments, without your name, because the law wants them kept. For anything else <a href="/contact">write to us</a>.</p>`,
  },
  {
    slug: 'guidelines',
    title: 'House rules',
    html: `<p>Be kind, be honest, and show only what you may show.</p>
<h2>Not here</h2>
<ul>
<li>Anything that harms children, or shows people who didn't agree to be shown.</li>
<li>Threats, hate, and going after people.</li>
<li>Pretending to be somebody else.</li>
<li>What belongs to others, without their leave.</li>
<li>Fraud, spam, and the sale of what is illegal.</li>
</ul>
<h2>When you see it</h2>
<p>Use “Report” in the menu of a post, a comment or a profile. We don't say who reported. What may be dangerous is hidden at once, until we've looked at it.</p>
<h2>When you were reported</h2>
<p>You learn what came of it under <a href="/user/reports">Reports</a>. If you think we're wrong, ask us once to look again.</p>`,
  },
  {
    slug: 'refunds',
    title: 'Refunds',
    html: `<p>When money comes back, and how.</p>
<h2>Tokens</h2>
<p>Tokens that you bought by mistake and didn't spend are refunded to your card within 14 days. Write to us with the date of the payment.</p>
<h2>Posts, films, galleries</h2>
<p>What you can see at once is delivered at once. It's refunded when it doesn't work, isn't what it was said to be, or was taken down.</p>
<h2>Things that are sent</h2>
<p>A product that doesn't arrive or arrives broken is refunded. First write to its maker by way of the order.</p>
<h2>Subscriptions</h2>
<p>You can cancel at any time and keep access to the end of what you paid for. A period that has begun isn't refunded.</p>
<h2>Tips</h2>
<p>A tip is a present. We give it back only when somebody else paid with your card.</p>`,
  },
  {
    slug: 'help',
    title: 'Help',
    html: `<p>Short answers to what is asked most.</p>
<h2>How do I log in again?</h2>
<p>With your username or e-mail address. If you forgot the password, <a href="/auth/forgot-password">ask for a new one</a>; the link in the mail works once, for 24 hours.</p>
<h2>What are tokens?</h2>
<p>One token costs 1.00 US dollar. You add them in your <a href="/user/wallet">wallet</a> and spend them on tips and on what has a price.</p>
<h2>How do I keep somebody away?</h2>
<p>Choose “Block” in the menu of a profile, a comment or a notification. They aren't told. In your <a href="/user/account">account</a> you can take it back.</p>
<h2>Somebody used my account</h2>
<p>Change your password; that ends every other session. Then look at your payments, and <a href="/contact">write to us</a> if one isn't yours.</p>
<h2>How do I delete my account?</h2>
<p>At the end of your account page. It asks for your password and says what is lost.</p>`,
  },
];
