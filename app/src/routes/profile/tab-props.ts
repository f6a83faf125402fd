import type { Performer } from '@fanlight/sdk/models';

/** What each tab is given. */
export interface TabProps {
  /** As in the address: a username or an id. */
  profileId: string;
  /** Undefined while it loads. */
  performer: Pick<Performer, '_id' | 'name' | 'isOwn'> | undefined;
}
