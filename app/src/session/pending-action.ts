import type { ReactionAction, ReactionObjectType } from '@fanlight/sdk/models';

/** An action that a visitor chose. It is performed after the login. */
export type PendingAction =
  | { type: 'react'; action: ReactionAction; objectType: ReactionObjectType; objectId: string }
  | { type: 'follow'; performerId: string }
  | { type: 'vote'; feedId: string; optionId: string }
  /** Opens the dialog that gives access to the item. */
  | { type: 'unlock'; kind: 'feed' | 'gallery' | 'video' | 'reel'; id: string };

const key = 'pendingAction';

/** An action that was stored longer ago is not performed: the visitor may have forgotten it. */
const maxAgeMs = 60 * 60 * 1000;

/**
 * Stores an action until the visitor logs in. The URL does not contain it, because a link of a stranger could otherwise
 * act in the name of a logged-in user.
 *
 * @param redirect - the path to which the login returns. If the visitor later logs in for another page, the action is
 *   not performed
 */
export function storePendingAction(redirect: string, action: PendingAction): void {
  try {
    localStorage.setItem(key, JSON.stringify({ redirect, action, storedAt: Date.now() }));
  } catch {
    // If the storage is unavailable, the user repeats the action after the login.
  }
}

/** Returns the action that was stored for a login with this redirect, and removes it, so that it is performed once. */
export function takePendingAction(redirect: string): PendingAction | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(key) ?? 'null');
    localStorage.removeItem(key);
    return stored?.redirect === redirect && Date.now() - stored.storedAt < maxAgeMs ? stored.action : undefined;
  } catch {
    return undefined;
  }
}
