import type { PerformerStories } from '@fanlight/sdk/models';
import { CircleDashed, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import { Avatar, Box, Button, Flex, Icon, type Loadable, Skeleton, styled, Text } from '../primitives/index.ts';

export interface StoriesBarProps {
  /** The performers with stories of the last day. Those with unseen stories come first. */
  groups: Loadable<readonly PerformerStories[]>;
  /** The stories that the viewer has published. */
  own?: PerformerStories;
  /** The page where a performer adds a story; undefined for others. */
  addHref?: string;
}

const Entry = styled(Link, {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '2',
    w: '80px',
    pt: '6px',
    borderRadius: 'control',
    color: 'fg.default',
    textDecoration: 'none',
    fontSize: 'xs',
  },
});

function Performer({ group, label }: { group: PerformerStories; label?: string }) {
  const { performer, isViewed } = group;
  return (
    <Entry to={paths.stories(performer._id)}>
      <Avatar name={performer.name} src={performer.avatar} size="lg" ring={isViewed ? 'seen' : 'story'} />
      <styled.span
        aria-hidden={label ? undefined : true}
        maxW="full"
        truncate
        color={isViewed ? 'fg.muted' : 'fg.default'}
      >
        {label ?? performer.name}
      </styled.span>
    </Entry>
  );
}

/** The link with which a performer adds a story. */
function Add({ href }: { href: string }) {
  const { t } = useTranslation('stories');
  return (
    <Entry to={href}>
      <Box
        as="span"
        display="grid"
        placeItems="center"
        w="64px"
        h="64px"
        borderRadius="full"
        border="1.5px dashed"
        borderColor="border.control"
        color="fg.muted"
      >
        <Icon icon={Plus} />
      </Box>
      {t('add')}
    </Entry>
  );
}

/** The bar has the same height in every state, so that it causes no layout shift. */
const row = { minH: '104px', mx: { base: '-4', md: '0' }, px: { base: '4', md: '0' }, mb: '4' } as const;

/** Shown if there are no stories: explains what the bar will show. */
function EmptyBar({ addHref }: Pick<StoriesBarProps, 'addHref'>) {
  const { t } = useTranslation('stories');
  return (
    <Flex {...row} align="center" gap="3">
      {addHref ? (
        <Add href={addHref} />
      ) : (
        <Box color="fg.subtle" flexShrink="0" lineHeight="0">
          <Icon icon={CircleDashed} size={48} />
        </Box>
      )}
      <Text tone="subtle" size="sm">
        {t('nobody')}
      </Text>
    </Flex>
  );
}

/** A bar of performers with stories of the last day. A ring marks unseen stories. */
export function StoriesBar({ groups, own, addHref }: StoriesBarProps) {
  const { t } = useTranslation('stories');
  if (groups.state === 'loading') {
    return (
      <Flex {...row} gap="3" overflow="hidden" aria-busy="true">
        <styled.span srOnly role="status">
          {t('loading')}
        </styled.span>
        {['a', 'b', 'c', 'd', 'e'].map((place) => (
          <Box key={place} w="80px" pt="6px" flexShrink="0">
            <Skeleton w="64px" h="64px" borderRadius="full" mx="auto" />
            <Skeleton w="56px" h="12px" mx="auto" mt="3" />
          </Box>
        ))}
      </Flex>
    );
  }
  if (groups.state === 'error') {
    return (
      <Flex {...row} role="alert" align="center" gap="3" wrap="wrap">
        <Text tone="muted">{t('failed')}</Text>
        <Button variant="outline" size="sm" onClick={groups.retry}>
          {t('retry')}
        </Button>
      </Flex>
    );
  }
  const others = groups.value.filter(({ performer }) => performer._id !== own?.performer._id);
  if (others.length === 0 && !own) return <EmptyBar {...(addHref && { addHref })} />;
  return (
    <Box as="nav" aria-label={t('heading')} {...row} overflowX="auto" scrollbarWidth="none" py="1">
      <styled.ul display="flex" gap="3" listStyleType="none" p="0" m="0" w="max-content">
        {addHref && (
          <li>
            <Add href={addHref} />
          </li>
        )}
        {own && (
          <li>
            <Performer group={own} label={t('own')} />
          </li>
        )}
        {others.map((group) => (
          <li key={group.performer._id}>
            <Performer group={group} />
          </li>
        ))}
      </styled.ul>
    </Box>
  );
}
