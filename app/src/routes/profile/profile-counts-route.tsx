import { ProfileCounts } from '@fanlight/components/performers';
import { useGetPerformer } from '@fanlight/sdk/hooks';

/** The counters of a profile. A separate component, because events change them often. */
export function ProfileCountsRoute({ profileId }: { profileId: string }) {
  const { data } = useGetPerformer(profileId);
  return data && <ProfileCounts {...data} />;
}
