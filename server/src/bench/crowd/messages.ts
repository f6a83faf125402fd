import type { CrowdAction, CrowdScene } from '../../testing/crowd-actions.ts';

/** A person of the crowd, for the process that acts for them. */
export interface Member {
  id: string;
  token: string;
}

/** The results of a number of actions. */
export interface Outcome {
  accepted: number;
  refused: string[];
  /** Milliseconds of the slowest answer. */
  slowest: number;
}

/** What the process of the server asks of that of the people. */
export interface People {
  /** Called first. */
  begin(origin: string, scene: CrowdScene): Promise<void>;
  /** Has people act one action after the other until the time is over. */
  act(members: Member[], actions: CrowdAction[], milliseconds: number): Promise<Outcome>;
  /** Has somebody read, spread over a time; answers how long each request took, in milliseconds. */
  read(member: Member, count: number, milliseconds: number): Promise<number[]>;
}

/** What the process of the people asks of that of the server. */
export interface Backstage {
  /** Ends a fan's subscription, without a call of the API. */
  endSubscription(userId: string): Promise<void>;
}
