import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, Checkbox, Field, Heading, PasswordInput, Stack, TextInput, TextLink } from '../../primitives/index.ts';
import { sampleFooterLinks, sampleHeader } from '../sample.tsx';
import { PublicLayout } from './public-layout.tsx';

const meta = {
  title: 'Components/Layouts/Public',
  component: PublicLayout,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: {
    siteName: 'Fanlight',
    homeHref: '/',
    footerLinks: sampleFooterLinks,
    theme: sampleHeader.theme,
    onThemeChange: sampleHeader.onThemeChange,
    locale: 'en-US',
    onLocaleChange: sampleHeader.onLocaleChange,
    children: (
      <Stack gap="6">
        <Heading level={1} size="hero">
          Welcome back
        </Heading>
        <Field label="Username or email">
          <TextInput autoComplete="username" />
        </Field>
        <Field label="Password" aside={<TextLink to="/auth/forgot-password">Forgot it?</TextLink>}>
          <PasswordInput autoComplete="current-password" />
        </Field>
        <Checkbox label="Keep me logged in" />
        <Button fullWidth size="lg">
          Log in
        </Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
