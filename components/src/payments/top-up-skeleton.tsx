import { Grid, Skeleton, Stack } from '../primitives/index.ts';
import { packageColumns } from './package-columns.ts';

/** The skeleton of the top-up form, shown while packages and cards load. */
export function TopUpSkeleton() {
  return (
    <Stack gap="6" aria-busy="true">
      <Grid templateColumns={packageColumns} gap={{ base: '2', md: '3' }}>
        {[0, 1, 2, 3].map((tile) => (
          <Skeleton key={tile} h="96px" />
        ))}
      </Grid>
      <Skeleton h="68px" />
      <Skeleton h="44px" />
      <Skeleton h="44px" />
      <Skeleton h="44px" />
      <Skeleton h="48px" />
    </Stack>
  );
}
