import { formatCount } from '@fanlight/sdk/format';
import type { Performer } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Flex, TextLink } from '../primitives/index.ts';

/** Shows the numbers of followers, posts and likes. Performers open the list of their own followers here. */
export function ProfileCounts({
  isOwn,
  totalFollowers,
  totalFeeds,
  totalLikes,
}: Pick<Performer, 'isOwn' | 'totalFollowers' | 'totalFeeds' | 'totalLikes'>) {
  const { t, i18n } = useTranslation('performers');
  const countValues = (count: number) => ({ count, formatted: formatCount(count, i18n.language) });
  const followers = t('counts.followers', countValues(totalFollowers));
  return (
    <Flex
      columnGap="4"
      rowGap="1"
      wrap="wrap"
      color="fg.muted"
      fontSize="sm"
      fontVariantNumeric="tabular-nums"
      aria-live="polite"
    >
      {isOwn ? (
        <TextLink to={paths.creatorFollowers()} quiet>
          {followers}
        </TextLink>
      ) : (
        <span>{followers}</span>
      )}
      <span>{t('counts.posts', countValues(totalFeeds))}</span>
      <span>{t('counts.likes', countValues(totalLikes))}</span>
    </Flex>
  );
}
