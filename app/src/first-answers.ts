import type { Namespace } from '@fanlight/components/i18n';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The key of a query, and its data. */
export type FirstAnswer = readonly [key: QueryKey, data: unknown];

/** What stands in the page; `at` is when, in milliseconds since 1970. */
interface FirstAnswers {
  at: number;
  answers: FirstAnswer[];
  namespaces: Namespace[];
}

/**
 * Takes over what the server wrote into the page, so that nobody has to ask for it again while it is fresh.
 *
 * @returns the namespaces of messages that the page needs, as far as the server knows them
 */
export function takeFirstAnswers(queryClient: QueryClient): Namespace[] {
  const text = document.getElementById('first-answers')?.textContent;
  if (!text) return [];
  const { at, answers, namespaces } = JSON.parse(text) as FirstAnswers;
  // A page may be shown again long after it was made.
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: at });
  return namespaces;
}
