import type { CrowdAction, CrowdScene } from '../../testing/crowd-actions.ts';

/** A user for whom the process of clients acts. */
export interface Member {
  id: string;
  token: string;
}

export interface Outcome {
  accepted: number;
  refused: string[];
  /** Milliseconds of the slowest response. */
  slowest: number;
}

/** The functions that the server's process calls in the process of clients. */
export interface People {
  /** Must be called first. */
  begin(origin: string, scene: CrowdScene): Promise<void>;
  /** Makes each user act, one action after another, until the time is over. */
  act(members: Member[], actions: CrowdAction[], milliseconds: number): Promise<Outcome>;
  /** Makes a user send read requests, spread over a time; returns the milliseconds of each. */
  read(member: Member, count: number, milliseconds: number): Promise<number[]>;
}

/** The functions that the process of clients calls in the server's process. */
export interface ServerCalls {
  /** Ends a fan's subscription, without a call of the API. */
  endSubscription(userId: string): Promise<void>;
}
