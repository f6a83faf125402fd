import { becomePerformers, deleteAccount, joinTheSite, recoverAccount } from './accounts.ts';
import { buyContent, buyProducts, subscribe, usePromotions } from './buying.ts';
import { interactWithUsers, keepFans } from './community.ts';
import { deletePerformer } from './leaving.ts';
import { publishPhotos, publishPosts, publishVideos, uploadInParts } from './media.ts';
import { writeMessages } from './messages.ts';
import { payByCard } from './paying.ts';
import { requestPayout } from './payouts.ts';
import { type PerformerItems, performer, performerLogin } from './performer.ts';
import type { Scenario } from './run.ts';

/**
 * The scenarios that every host in demo mode can run. The order matters, because later scenarios buy and delete items of
 * earlier ones. The scenarios call every operation that fails for each kind of viewer if it is called with the sample of
 * the contract.
 */
export function createScenarios(): readonly Scenario[] {
  const works: PerformerItems = {};
  return [
    joinTheSite,
    (clients) => clients.logIn(performer, performerLogin),
    recoverAccount,
    uploadInParts,
    (clients) => publishPosts(clients, works),
    (clients) => publishVideos(clients, works),
    (clients) => publishPhotos(clients, works),
    payByCard,
    (clients) => buyContent(clients, works),
    buyProducts,
    (clients) => interactWithUsers(clients, works),
    // Before the subscription, because a performer has no private requests from subscribers (rule C1).
    writeMessages,
    subscribe,
    keepFans,
    usePromotions,
    requestPayout,
    becomePerformers,
    deleteAccount,
    (clients) => deletePerformer(clients, works),
  ];
}
