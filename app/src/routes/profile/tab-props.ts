import type { Performer } from '@fanlight/sdk/models';

/** The props of every tab of a profile. */
export interface TabProps {
  /** The username or id in the URL. */
  profileId: string;
  /** Undefined while the performer loads. */
  performer: Pick<Performer, '_id' | 'name' | 'isOwn'> | undefined;
}
