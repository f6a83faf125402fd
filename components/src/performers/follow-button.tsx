import { Check, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonProps } from '../primitives/index.ts';

export interface FollowButtonProps extends Pick<ButtonProps, 'size' | 'fullWidth'> {
  name: string;
  isFollowed: boolean;
  /** Follows the performer, or unfollows a followed performer. */
  onToggle: () => void;
  /** Gives the button the accent colour, on pages where following is the main action. */
  isMain?: boolean;
}

/** A button that follows or unfollows a performer. The small size, which lists use, has no icon. */
export function FollowButton({ name, isFollowed, onToggle, isMain = false, ...look }: FollowButtonProps) {
  const { t } = useTranslation('performers');
  return (
    <Button
      {...look}
      variant={isFollowed ? 'outline' : isMain ? 'main' : 'quiet'}
      {...(look.size !== 'sm' && { icon: isFollowed ? Check : Plus })}
      onClick={onToggle}
      aria-pressed={isFollowed}
      aria-label={isFollowed ? t('unfollowName', { name }) : t('followName', { name })}
    >
      {isFollowed ? t('following') : t('follow')}
    </Button>
  );
}
