import { Box, Card, Flex, Skeleton, Stack } from '../primitives/index.ts';

export interface AccountSkeletonProps {
  /** The number of fields of the profile. */
  fields: number;
  hasCover?: boolean;
}

function Fields({ count }: { count: number }) {
  const names = Array.from({ length: count }, (_, field) => `field ${field + 1}`);
  return (
    <Stack gap="4">
      {names.map((name) => (
        <Box key={name}>
          <Skeleton h="20px" w="120px" mb="2" />
          <Skeleton h="46px" />
        </Box>
      ))}
    </Stack>
  );
}

/** The skeleton of an account page. */
export function AccountSkeleton({ fields, hasCover = false }: AccountSkeletonProps) {
  return (
    <Stack gap="6">
      <Card>
        <Skeleton h="28px" w="120px" mb="4" />
        <Stack gap="6">
          <Flex gap="4" align="center">
            <Skeleton h="128px" w="128px" borderRadius="full" />
            <Skeleton h="44px" w="160px" borderRadius="full" />
          </Flex>
          {hasCover && <Skeleton w="240px" maxW="full" aspectRatio="3" />}
          <Fields count={fields} />
        </Stack>
      </Card>
      <Card>
        <Skeleton h="28px" w="180px" mb="4" />
        <Fields count={2} />
      </Card>
    </Stack>
  );
}
