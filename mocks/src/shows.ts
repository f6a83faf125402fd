import type { states } from './generated/states.ts';
import type { StateOf } from './scenarios/operation.ts';

/** An operation of the contract, or `everywhere` for the errors that all operations share. */
type Subject = keyof typeof states;

/** A state of an operation that a story shows. */
export interface Shown<Id extends Subject = Subject> {
  readonly operation: Id;
  readonly state: string;
}

/**
 * Names the state of an operation that a story shows: `parameters: { shows: shows('topUpWallet', 'CARD_DECLINED') }`.
 * After the story has run, Storybook compares this state with the calls and with the text on the page.
 */
export const shows = <Id extends Subject>(operation: Id, state: StateOf<Id>): Shown<Id> => ({ operation, state });
