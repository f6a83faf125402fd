/**
 * A country's state by its code: undefined for an unknown country, `state: null` for no code or an unknown one.
 * Reference data is heavy: it comes when it is first asked for.
 */
export async function findState(
  countryCode: string,
  stateCode: string | null,
): Promise<{ state: string | null } | undefined> {
  const { statesOf } = await import('./countries.ts');
  const states = await statesOf(countryCode);
  if (!states) return undefined;
  return { state: states.find(({ code }) => code === stateCode)?.name ?? null };
}
