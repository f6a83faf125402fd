import { ProfileCounts } from '@fanlight/components/performers';
import { useGetPerformer } from '@fanlight/sdk/hooks';

/**
 * The counters of a profile. They are a separate component, so that events, which often change them, render only the
 * counters again.
 */
export function ProfileCountsRoute({ profileId }: { profileId: string }) {
  const { data } = useGetPerformer(profileId);
  return data && <ProfileCounts {...data} />;
}
