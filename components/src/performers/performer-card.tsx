import { formatCount } from '@fanlight/sdk/format';
import type { Performer } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import { Avatar, Box, Card, Skeleton, styled, Text, usePrice } from '../primitives/index.ts';
import { coverFill, coverPicture } from './cover-fill.ts';
import { VerifiedAfterName } from './verified-after-name.tsx';

const CardLink = styled(Link, {
  base: {
    color: 'inherit',
    textDecoration: 'none',
    fontFamily: 'display',
    fontWeight: 'bold',
    fontSize: 'md',
    // Makes the whole card clickable, while the accessible name of the link is only the performer's name.
    _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'card' },
  },
});

/** Returns a function that names the price of a performer's subscription. */
function usePriceText() {
  const { t } = useTranslation('performers');
  const priceOf = usePrice();
  return ({ monthlyPrice, yearlyPrice }: Performer) => {
    if (monthlyPrice !== null) return t('card.monthly', { price: priceOf(monthlyPrice) });
    return yearlyPrice === null ? t('card.free') : t('card.yearly', { price: priceOf(yearlyPrice) });
  };
}

/** A performer in a grid, with cover, picture, name, price of the subscription and biography. */
export function PerformerCard({ performer }: { performer: Performer }) {
  const { t, i18n } = useTranslation('performers');
  const priceTextOf = usePriceText();
  const { name, username, _id, avatar, cover, bio, isVerified, totalFollowers } = performer;
  return (
    <Card as="article" padding="none" interactive position="relative" h="full">
      <Box h="96px" {...coverFill} style={coverPicture(cover)} />
      <Box px="4" pb="4" mt="-32px">
        <Box display="inline-block" p="3px" borderRadius="full" bg="bg.surface" lineHeight="0">
          <Avatar name={name} src={avatar} size="lg" decorative />
        </Box>
        <Box mt="1" lineHeight="snug" overflowWrap="anywhere">
          <CardLink to={paths.profile(username ?? _id)}>{name}</CardLink>
          {isVerified && <VerifiedAfterName />}
        </Box>
        <Text tone="subtle" size="xs">
          {t('counts.followers', { count: totalFollowers, formatted: formatCount(totalFollowers, i18n.language) })}
          {' · '}
          <styled.span color="fg.default" fontWeight="semibold">
            {priceTextOf(performer)}
          </styled.span>
        </Text>
        <Text tone="muted" mt="2" lineClamp={2} minH="3em">
          {bio}
        </Text>
      </Box>
    </Card>
  );
}

/** The skeleton of a {@link PerformerCard}. */
export function PerformerCardSkeleton() {
  return <Skeleton h="260px" borderRadius="card" />;
}
