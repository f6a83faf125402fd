import type { Performer } from '@fanlight/sdk/models';

/** Props of each tab. */
export interface TabProps {
  /** As in the address: a username or an id. */
  profileId: string;
  /** Undefined while it loads. */
  performer: Pick<Performer, '_id' | 'name' | 'isOwn'> | undefined;
}
