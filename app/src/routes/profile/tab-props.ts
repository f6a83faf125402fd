import type { Performer } from '@fanlight/sdk/models';

/** Props of every tab. */
export interface TabProps {
  /** The username or id in the URL. */
  profileId: string;
  /** Undefined while it loads. */
  performer: Pick<Performer, '_id' | 'name' | 'isOwn'> | undefined;
}
