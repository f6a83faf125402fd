import type { QueryClient } from '@tanstack/react-query';

/** Takes over what the server wrote into the page, so that nobody has to ask for it: the settings, by operation. */
export function takeFirstAnswers(queryClient: QueryClient): void {
  const text = document.getElementById('first-answers')?.textContent;
  if (!text) return;
  for (const [operation, answer] of Object.entries(JSON.parse(text) as Record<string, unknown>))
    queryClient.setQueryData([operation], answer);
}
