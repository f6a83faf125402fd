import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, LinkTabs, PageHeader } from '../primitives/index.ts';

const tabs = [
  { kind: 'posts', href: paths.creatorPosts() },
  { kind: 'photos', href: paths.creatorPhotos() },
  { kind: 'galleries', href: paths.creatorGalleries() },
  { kind: 'videos', href: paths.creatorVideos() },
  { kind: 'reels', href: paths.creatorReels() },
  { kind: 'stories', href: paths.creatorStories() },
  { kind: 'products', href: paths.creatorProducts() },
  { kind: 'library', href: paths.creatorLibrary() },
] as const;

export interface CreatorContentFrameProps {
  current: (typeof tabs)[number]['kind'];
  /** The link that creates an item, at the end of the title's row. */
  actions: ReactNode;
  children: ReactNode;
}

/** The title and the tabs of a performer's own content, one tab for each kind and one for the media library. */
export function CreatorContentFrame({ current, actions, children }: CreatorContentFrameProps) {
  const { t } = useTranslation('content');
  return (
    <Box>
      <PageHeader title={t('title')} actions={actions} />
      <LinkTabs
        label={t('title')}
        tabs={tabs.map(({ kind, href }) => ({ label: t(`tabs.${kind}`), href }))}
        current={tabs.find(({ kind }) => kind === current)?.href ?? ''}
      />
      <Box pt="4">{children}</Box>
    </Box>
  );
}
