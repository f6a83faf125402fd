import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { samplePicture } from '../../primitives/sample-picture.ts';
import { GalleryPopup } from './gallery-popup.tsx';

const items = [0, 1, 2].map((seed) => ({
  id: `picture-${seed}`,
  src: samplePicture(seed),
  alt: `Landscape ${seed + 1}`,
  width: 1600,
  height: 1000,
}));

function ControlledGallery({ initial }: { initial: string | null }) {
  const [active, setActive] = useState(initial);
  return (
    <>
      <output>{active ?? 'closed'}</output>
      <GalleryPopup items={items} activeId={active} onActiveChange={setActive} onClose={() => setActive(null)} />
    </>
  );
}

const meta = {
  title: 'Components/Layouts/GalleryPopup',
  component: ControlledGallery,
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  args: { initial: 'picture-1' },
} satisfies Meta<typeof ControlledGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async () => {
    const picture = await screen.findByAltText('Landscape 2');
    await waitFor(() => expect(picture).toBeVisible());
  },
};

/** The arrow keys change the picture, and Escape closes the popup. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await screen.findByAltText('Landscape 2');
    const shown = canvas.getByText(/^picture-|closed/);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(shown).toHaveTextContent('picture-2'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown).toHaveTextContent('closed'), { timeout: 2000 });
  },
};

export const Closed: Story = { args: { initial: null } };
