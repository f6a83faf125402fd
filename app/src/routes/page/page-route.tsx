import { matchLocale } from '@fanlight/components/i18n';
import { paths } from '@fanlight/components/paths';
import { SitePageScreen } from '@fanlight/components/posts';
import { useGetPost } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { isMissing } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';

/** `/page/{id}`: a text page of the site, such as the terms, in the language of the interface. */
export function Component() {
  const { id = '' } = useParams();
  const { i18n } = useTranslation('common');
  const me = useMe();
  const locale = matchLocale(i18n.language);
  const query = useGetPost(id, locale ? { locale } : undefined);
  return (
    <SitePageScreen
      page={toLoadable(query)}
      isMissing={isMissing(query.error)}
      homeHref={me ? paths.home() : paths.welcome()}
    />
  );
}
