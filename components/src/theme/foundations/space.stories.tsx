import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box, Heading, HStack, Stack, Text } from '../../primitives/index.ts';
import { spacing } from '../tokens.ts';

function Space() {
  return (
    <Stack gap="6">
      <Heading level={1}>Space and shape</Heading>
      <Text tone="muted" maxW="64ch">
        A grid of 4 px. Hairlines rather than shadows. Whatever can be touched is at least 44 px.
      </Text>
      <Stack gap="2">
        {(Object.keys(spacing) as (keyof typeof spacing)[])
          .filter((name) => name !== '0')
          .map((name) => (
            <HStack key={name} gap="4">
              <Text size="xs" tone="subtle" w="72px">
                {name}: {Number.parseFloat(spacing[name]) * 16} px
              </Text>
              <Box h="16px" bg="fg.muted" borderRadius="4px" w={name} />
            </HStack>
          ))}
      </Stack>
      <HStack gap="6">
        {(['control', 'card', 'full'] as const).map((radius) => (
          <Stack key={radius} gap="2" alignItems="center">
            <Box
              w="88px"
              h="88px"
              bg="bg.raised"
              border="1px solid"
              borderColor="border.control"
              borderRadius={radius}
            />
            <Text size="xs">{radius}</Text>
          </Stack>
        ))}
      </HStack>
    </Stack>
  );
}

const meta = { title: 'Foundations/Space', component: Space } satisfies Meta<typeof Space>;
export default meta;

export const Grid: StoryObj<typeof meta> = {};
