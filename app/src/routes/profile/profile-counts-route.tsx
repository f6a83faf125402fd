import { ProfileCounts } from '@fanlight/components/performers';
import { useGetPerformer } from '@fanlight/sdk/hooks';

/** The counters of a profile. Events change them often, so they are read apart from the profile. */
export function ProfileCountsRoute({ profileId }: { profileId: string }) {
  const { data } = useGetPerformer(profileId);
  return data && <ProfileCounts {...data} />;
}
