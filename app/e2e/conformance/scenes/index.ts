import { deleteAccount, joinTheSite, recoverAccount } from './accounts.ts';
import { buyContent, buyProducts, subscribe } from './buying.ts';
import { disagree } from './community.ts';
import { deletePerformer } from './leaving.ts';
import { publishPhotos, publishPosts, publishVideos, uploadInParts } from './media.ts';
import { payByCard } from './paying.ts';
import { performer, performerLogin, type Works } from './performer.ts';
import type { Scene } from './stage.ts';

/**
 * The scenes that every installation in demo mode can play, in their order: later ones buy and delete what earlier ones
 * made. Each call of operations that succeeds for nobody in the table of samples is in one of them.
 */
export function createScenes(): readonly Scene[] {
  const works: Works = {};
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
    (stage) => disagree(stage, works),
    subscribe,
    deleteAccount,
    (stage) => deletePerformer(stage, works),
  ];
}
