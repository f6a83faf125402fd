export { type AccessDecision, type AccessFacts, decideAccess } from './decide-access.ts';
export { beginningOf, openLength, teaserOf } from './teaser.ts';
