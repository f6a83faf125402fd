import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { CountryBlockedPage, MaintenancePage, NotFoundPage } from './replacements.tsx';

const meta = {
  title: 'Components/Layouts/Replacements',
  component: MaintenancePage,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '640px' } } },
  args: { siteName: 'Fanlight', onRetry: fn() },
} satisfies Meta<typeof MaintenancePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Maintenance: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('replacements:maintenance.retry') }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const CountryBlocked: Story = { render: ({ siteName }) => <CountryBlockedPage siteName={siteName} /> };
export const NotFound: Story = {
  render: () => <NotFoundPage homeHref="/home" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: t('notFound.action') })).toHaveAttribute('href', '/home');
  },
};
