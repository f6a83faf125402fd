import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis } from 'lucide-react';
import { expect } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { IconButton } from '../button/index.ts';
import { samplePicture } from '../sample-picture.ts';
import { VerifiedMark } from '../verified-mark/index.ts';
import { PersonRow } from './person-row.tsx';

const meta = {
  title: 'Components/Primitives/PersonRow',
  component: PersonRow,
  args: {
    name: 'Mara Quill',
    username: 'mara.clay',
    avatar: samplePicture(0),
    href: '/mara.clay',
    caption: 'Since Mar 4, 2026',
    action: <IconButton icon={Ellipsis} label="More" />,
  },
} satisfies Meta<typeof PersonRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const WithMark: Story = { args: { mark: <VerifiedMark /> } };

/** Fans have no page. */
export const WithoutPage: Story = {
  args: { name: 'Noor Haddad', username: 'noor', avatar: null, href: undefined },
  async play({ canvas }) {
    await expect(await canvas.findByText('Noor Haddad')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const WithoutUsername: Story = { args: { username: null, href: undefined } };
export const WithState: Story = { args: { children: <Badge tone="success">Active</Badge> } };

export const LongName: Story = {
  args: { name: 'Bertrand de la Fontaine-Saint-Hilaire-sur-Loire-et-Cher', username: 'bertrand.de.la.fontaine' },
};
