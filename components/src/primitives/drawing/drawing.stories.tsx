import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid, Stack } from '../layout/index.ts';
import { Text } from '../text/index.ts';
import { Drawing, type DrawingName } from './drawing.tsx';

const names: DrawingName[] = ['stage', 'bell', 'purse', 'lantern', 'unplugged', 'frame', 'door', 'seats', 'mail'];

const meta = {
  title: 'Primitives/Drawing',
  component: Drawing,
  args: { name: 'stage' },
} satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: () => (
    <Grid gap="6" templateColumns="repeat(auto-fill, minmax(180px, 1fr))">
      {names.map((name) => (
        <Stack key={name} alignItems="center" gap="2">
          <Drawing name={name} />
          <Text size="xs" tone="subtle">
            {name}
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
};
