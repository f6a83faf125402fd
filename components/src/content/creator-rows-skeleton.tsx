import { Flex, Skeleton, Stack } from '../primitives/index.ts';

const rows = ['first', 'second', 'third', 'fourth'];

/** The skeleton of a list of a performer's own items, each with a small picture, a title and a line of details. */
export function CreatorRowsSkeleton() {
  return (
    <Stack gap="2">
      {rows.map((row) => (
        <Flex key={row} gap="3" align="center" minH="80px">
          <Skeleton w="56px" h="56px" />
          <Stack gap="2" flex="1">
            <Skeleton h="16px" w="60%" />
            <Skeleton h="12px" w="40%" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
