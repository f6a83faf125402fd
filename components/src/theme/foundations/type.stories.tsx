import type { Meta, StoryObj } from '@storybook/react-vite';
import { Heading, Money, Stack, Text } from '../../primitives/index.ts';
import { fontSizes, textStyles } from '../tokens.ts';

function Type() {
  return (
    <Stack gap="6">
      <Heading level={1}>Type</Heading>
      <Text tone="muted" maxW="64ch">
        Bricolage Grotesque for names, numbers and headings; Figtree for everything that is read. Six sizes.
      </Text>
      {(Object.keys(fontSizes) as (keyof typeof fontSizes)[]).map((name) => (
        <Stack key={name} gap="1">
          <Text size="xs" tone="subtle">
            {name}, {Number.parseFloat(fontSizes[name]) * 16} px
          </Text>
          <Text fontSize={name} lineHeight="snug">
            La luz cae sobre el barro. Light falls on clay.
          </Text>
        </Stack>
      ))}
    </Stack>
  );
}

function Styles() {
  return (
    <Stack gap="4">
      {Object.keys(textStyles).map((name) => (
        <Stack key={name} gap="0">
          <Text size="xs" tone="subtle">
            {name}
          </Text>
          <Text textStyle={name as keyof typeof textStyles}>Evenings at the wheel</Text>
        </Stack>
      ))}
    </Stack>
  );
}

const meta = { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>;
export default meta;

export const Sizes: StoryObj<typeof meta> = {};
export const TextStyles: StoryObj<typeof meta> = { render: () => <Styles /> };

/** Tabular figures have equal widths. They align amounts in a column, and a counter keeps its width when it changes. */
export const TabularFigures: StoryObj<typeof meta> = {
  render: () => (
    <Stack gap="0" alignItems="flex-end" w="160px">
      {[1111.11, 88.8, 2000, 9.95].map((amount) => (
        <Money key={amount} amount={amount} textStyle="heading" />
      ))}
    </Stack>
  ),
};
