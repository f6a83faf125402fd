import { formatDate } from '@fanlight/sdk/format';
import type { Post } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { MissingPage } from '../content/index.ts';
import { Box, type Loadable, LoadableView, LocalText, PageHeader, Skeleton, Stack, Text } from '../primitives/index.ts';
import { RichHtml } from './rich-html.tsx';

export interface SitePageScreenProps {
  page: Loadable<Post>;
  /** Whether the page does not exist. */
  isMissing?: boolean;
  homeHref: string;
}

/** Limits the line length for readability. */
const column = { maxW: 'column', mx: 'auto' } as const;

function PageSkeleton() {
  const lines = ['first', 'second', 'third', 'fourth', 'fifth'];
  return (
    <Stack gap="4" {...column}>
      <Skeleton h="40px" w="260px" />
      {lines.map((line) => (
        <Skeleton key={line} h="72px" />
      ))}
    </Stack>
  );
}

/** `/page/{id}`: a text page of the site, such as the terms (operation `getPost`). */
export function SitePageScreen({ page, isMissing = false, homeHref }: SitePageScreenProps) {
  const { t, i18n } = useTranslation('posts');
  if (isMissing) {
    return (
      <MissingPage
        title={t('page.missingTitle')}
        text={t('page.missingText')}
        action={t('page.missingAction')}
        homeHref={homeHref}
      />
    );
  }
  return (
    <LoadableView data={page} skeleton={<PageSkeleton />}>
      {({ title, html, locale, updatedAt }) => (
        <Box as="article" lang={locale} {...column}>
          <PageHeader title={title} />
          <RichHtml html={html} />
          <Text tone="subtle" size="xs" mt="10" lang={i18n.language}>
            <LocalText>{t('page.updated', { date: formatDate(updatedAt, i18n.language) })}</LocalText>
          </Text>
        </Box>
      )}
    </LoadableView>
  );
}
