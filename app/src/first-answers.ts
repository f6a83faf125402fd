import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** The key of a query, and its data. */
export type FirstAnswer = readonly [key: QueryKey, data: unknown];

/** Takes over what the server wrote into the page, so that nobody has to ask for it again while it is fresh. */
export function takeFirstAnswers(queryClient: QueryClient): void {
  const text = document.getElementById('first-answers')?.textContent;
  if (!text) return;
  const { at, answers } = JSON.parse(text) as { at: number; answers: FirstAnswer[] };
  // A page may be shown again long after it was made.
  for (const [key, data] of answers) queryClient.setQueryData(key, data, { updatedAt: at });
}
