import { FollowButton } from '@fanlight/components/performers';
import { useGetPerformer } from '@fanlight/sdk/hooks';
import { useFollow } from './use-follow.ts';

/**
 * A button that follows the performer of an item of another user. Items do not contain whether the viewer follows their
 * performer.
 */
export function FollowRoute({ performerId }: { performerId: string }) {
  const { data: performer } = useGetPerformer(performerId);
  const toggleFollow = useFollow();
  if (!performer) return null;
  const { name, isFollowed } = performer;
  return <FollowButton size="sm" name={name} isFollowed={isFollowed} onToggle={() => toggleFollow(performer)} />;
}
