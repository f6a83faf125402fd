import type { CrowdAction, CrowdScene } from '../../testing/crowd-actions.ts';

/** A user for whom the process of clients acts. */
export interface Member {
  id: string;
  token: string;
}

export interface Outcome {
  accepted: number;
  refused: string[];
  /** The duration of the slowest response in milliseconds. */
  slowest: number;
}

/** The functions of the process with clients, which the server's process calls. */
export interface People {
  /** Must be called before the other functions. */
  begin(origin: string, scene: CrowdScene): Promise<void>;
  /** Makes each user perform one action after another, until the time is over. */
  act(members: Member[], actions: CrowdAction[], milliseconds: number): Promise<Outcome>;
  /**
   * Makes a user send read requests at regular intervals within a time. Returns the duration of each in milliseconds.
   */
  read(member: Member, count: number, milliseconds: number): Promise<number[]>;
}

/** The functions of the server's process, which the process with clients calls. */
export interface ServerCalls {
  /** Ends a fan's subscription in the database, without a call of the API. */
  endSubscription(userId: string): Promise<void>;
}
