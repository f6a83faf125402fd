import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Box, Card, Heading } from '../index.ts';
import { SectionTabs } from './section-tabs.tsx';

const sections = [
  { id: 'profile', title: 'Profile' },
  { id: 'password', title: 'Password' },
  { id: 'devices', title: 'Your devices' },
  { id: 'delete', title: 'Delete account' },
];

const meta = {
  title: 'Components/Primitives/SectionTabs',
  component: SectionTabs,
  args: { label: 'Sections', sections },
  render: (args) => (
    <Box position="relative" maxW="column">
      <SectionTabs {...args} />
      {args.sections.map(({ id, title }) => (
        <Card as="section" key={id} id={id} mt="6" h={id === 'profile' ? '900px' : '240px'} scrollMarginTop="140px">
          <Heading level={2}>{title}</Heading>
        </Card>
      ))}
    </Box>
  ),
} satisfies Meta<typeof SectionTabs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** A tab scrolls to its section and is then marked, also if the page is too short to scroll as far. */
export const Choosing: Story = {
  async play({ canvas }) {
    await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'location');
    for (const name of ['Your devices', 'Delete account', 'Password', 'Profile']) {
      await userEvent.click(canvas.getByRole('link', { name }));
      await waitFor(() => expect(canvas.getByRole('link', { current: 'location' })).toHaveTextContent(name));
      await expect(canvas.getByRole('heading', { name })).toBeInTheDocument();
    }
  },
};

/** Scrolling marks the section that has reached the top, and at the end of the page the last one. The tabs stay in view. */
export const Scrolling: Story = {
  async play({ canvas }) {
    location.hash = '';
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Delete account' })).toHaveAttribute('aria-current', 'location'),
    );
    const { top, bottom } = canvas.getByRole('navigation').getBoundingClientRect();
    await expect(top).toBeGreaterThanOrEqual(0);
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    document.documentElement.scrollTop = 0;
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'location'),
    );
  },
};
