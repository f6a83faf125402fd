import reserved from 'reserved-usernames' with { type: 'json' };
import { fieldFailure } from '../../http/failure.ts';
import { fold, isId } from '../../keys.ts';

/** First segments of the paths of app and API, and files at the root (rule P1). Some are reserved for later use. */
const routes = `about admin api assets auth contact creator dev development-mailbox docs events explore favicon.ico files
  flags follow followers following galleries help home index.html live login logout manifest.webmanifest me messages
  mockserviceworker.js notifications operator page posts products reels register robots.txt search settings sitemap.xml
  socket.io static stories support sw.js terms user users video videos wallet`;

/**
 * Words that suggest that an account speaks for the site, and values that programs print in place of a missing name.
 */
const roles = `administration anonymous chargeback chargebacks compliance copyright customercare customerservice dmca
  fanlight founder guidelines helpdesk invoice invoices mod moderation moderator mods payments payout payouts refund
  refunds safety sandbox staffmember takedown trust trustandsafety true false undefined verification verified verify`;

const words = new Set([...reserved, ...routes.split(/\s+/), ...roles.split(/\s+/)]);

/** No username may contain the brand, because the account would seem to belong to the operator of the site. */
const brand = 'fanlight';

/** The extensions of files that the site serves, or may serve in a later release, at the path of a profile. */
const fileExtension =
  /\.(avif|br|bz2|css|csv|gif|gz|html?|ico|jpe?g|js|json|map|md|mjs|mp[34]|pdf|php|png|rss|svg|tar|tsx?|txt|wasm|webmanifest|webp|woff2?|xml|ya?ml|zip|zst)$/;

/**
 * Checks the rules for usernames that the contract does not contain (rule P1). A username must not be a reserved word,
 * even with dots and underscores between its letters. It must not be the name of a file of the site, or look like an
 * id.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` with the field
 */
export function checkUsername(username: string): void {
  const key = fold(username);
  const letters = key.replaceAll(/[._]/g, '');
  const isReserved = words.has(key) || words.has(letters) || letters.includes(brand) || fileExtension.test(key);
  if (isReserved || isId(key) || letters === '' || /^\.|\.$|\.\./.test(key)) {
    throw fieldFailure('VALIDATION_FAILED', 'username', 'INVALID_USERNAME');
  }
}
