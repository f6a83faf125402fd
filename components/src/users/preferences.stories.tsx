import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { t } from '../testing/index.ts';
import { Preferences } from './preferences.tsx';

const meta = {
  title: 'Components/Users/Preferences',
  component: Preferences,
  args: { themeChoice: 'dark', onThemeChange: fn(), locale: 'en-US', onLocaleChange: fn() },
} satisfies Meta<typeof Preferences>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Dark: Story = {};
export const LightChosen: Story = { args: { themeChoice: 'light' } };
export const SpanishChosen: Story = { args: { locale: 'es-ES' } };

export const Chosen: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Español' }));
    await expect(args.onLocaleChange).toHaveBeenCalledWith('es-ES');
    await userEvent.click(canvas.getByRole('radio', { name: t('users:preferences.light') }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
    await userEvent.click(canvas.getByRole('radio', { name: t('users:preferences.system') }));
    await expect(args.onThemeChange).toHaveBeenCalledWith('system');
  },
};

/** The arrow keys change the selection in a group, and Tab moves to the next group. */
export const ByKeyboard: Story = {
  async play({ canvas, args }) {
    (await canvas.findByRole('radio', { name: 'English' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onLocaleChange).toHaveBeenCalledWith('es-ES');
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: t('users:preferences.dark') })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onThemeChange).toHaveBeenCalledWith('light');
  },
};
