import { deleteAccount, joinTheSite, recoverAccount } from './accounts.ts';
import { buyContent, buyProducts, subscribe } from './buying.ts';
import { interactWithUsers } from './community.ts';
import { deletePerformer } from './leaving.ts';
import { publishPhotos, publishPosts, publishVideos, uploadInParts } from './media.ts';
import { payByCard } from './paying.ts';
import { type PerformerItems, performer, performerLogin } from './performer.ts';
import type { Scene } from './stage.ts';

/**
 * The scenes that every host in demo mode can play. The order matters, because later scenes buy and delete items of
 * earlier ones. The scenes call every operation that fails for each kind of viewer if it is called with the sample of
 * the contract.
 */
export function createScenes(): readonly Scene[] {
  const works: PerformerItems = {};
  return [
    joinTheSite,
    (stage) => stage.logIn(performer, performerLogin),
    recoverAccount,
    uploadInParts,
    (stage) => publishPosts(stage, works),
    (stage) => publishVideos(stage, works),
    (stage) => publishPhotos(stage, works),
    payByCard,
    (stage) => buyContent(stage, works),
    buyProducts,
    (stage) => interactWithUsers(stage, works),
    subscribe,
    deleteAccount,
    (stage) => deletePerformer(stage, works),
  ];
}
