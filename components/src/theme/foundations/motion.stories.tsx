import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { Button, Card, Heading, Stack, Text } from '../../primitives/index.ts';

function Motion() {
  const [turn, setTurn] = useState(0);
  return (
    <Stack gap="4" alignItems="flex-start">
      <Heading level={1}>Motion</Heading>
      <Text tone="muted" maxW="64ch">
        120 ms to answer a touch, 200 ms to come in; transform and opacity only. With reduced motion asked for, nothing
        moves. Nothing jumps either: media and skeletons have their final shape from the start.
      </Text>
      <Button variant="quiet" onClick={() => setTurn(turn + 1)}>
        Play
      </Button>
      <Card key={`rise ${turn}`} padding="sm" animation="rise 200ms {easings.out}">
        rise, 200 ms: cards, dialogs, messages
      </Card>
      <Card key={`appear ${turn}`} padding="sm" animation="appear 120ms">
        appear, 120 ms: menus, errors
      </Card>
    </Stack>
  );
}

const meta = { title: 'Foundations/Motion', component: Motion } satisfies Meta<typeof Motion>;
export default meta;

export const Durations: StoryObj<typeof meta> = {};
