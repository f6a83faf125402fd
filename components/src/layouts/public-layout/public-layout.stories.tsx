import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { Button, Checkbox, Field, Heading, PasswordInput, Stack, TextInput, TextLink } from '../../primitives/index.ts';
import { sampleHeader, useSampleLinks } from '../sample.tsx';
import { PublicLayout, type PublicLayoutProps } from './public-layout.tsx';

function Layout(props: PublicLayoutProps) {
  const { footerLinks, locale } = useSampleLinks(null);
  return <PublicLayout {...props} footerLinks={footerLinks} locale={locale} />;
}

function LoginFields() {
  const { t } = useTranslation('auth');
  return (
    <Stack gap="6">
      <Heading level={1} size="hero">
        {t('login.title')}
      </Heading>
      <Field label={t('login.credentials')}>
        <TextInput autoComplete="username" />
      </Field>
      <Field label={t('login.password')} aside={<TextLink to="/auth/forgot-password">{t('login.forgot')}</TextLink>}>
        <PasswordInput autoComplete="current-password" />
      </Field>
      <Checkbox label={t('login.remember')} />
      <Button fullWidth size="lg">
        {t('login.submit')}
      </Button>
    </Stack>
  );
}

const meta = {
  title: 'Components/Layouts/Public',
  component: PublicLayout,
  render: (args) => <Layout {...args} />,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '900px' } } },
  args: {
    siteName: 'Fanlight',
    homeHref: '/',
    footerLinks: [],
    theme: sampleHeader.theme,
    onThemeChange: sampleHeader.onThemeChange,
    locale: 'en-US',
    onLocaleChange: sampleHeader.onLocaleChange,
    children: <LoginFields />,
  },
} satisfies Meta<typeof PublicLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
