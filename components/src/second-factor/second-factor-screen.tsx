import type { SecondFactor, SecondFactorSecret } from '@fanlight/sdk/models';
import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Badge,
  Box,
  Button,
  ButtonLink,
  Card,
  Flex,
  Heading,
  type Loadable,
  LoadableView,
  PageHeader,
  Skeleton,
  Stack,
  styled,
  Text,
} from '../primitives/index.ts';
import { CodeForm, type CodeFormProps } from './code-form.tsx';
import { PasswordCodeForm, type PasswordCodeFormProps } from './password-code-form.tsx';

const QrCode = lazy(() => import('./qr-code.tsx').then((module) => ({ default: module.QrCode })));

export interface SecondFactorScreenProps {
  factor: Loadable<SecondFactor>;
  /** The secret of the setup that was started; null before. */
  secret: SecondFactorSecret | null;
  /** The recovery codes of the setup that was completed. They are shown only once. */
  recoveryCodes: readonly string[] | null;
  start: PasswordCodeFormProps['submit'];
  confirm: CodeFormProps['submit'];
  remove: PasswordCodeFormProps['submit'];
  onCopyCodes: () => void;
  /** The user has stored the recovery codes. */
  onFinish: () => void;
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title}>
      <Heading level={2} mb="4">
        {title}
      </Heading>
      <Stack gap="4">{children}</Stack>
    </Card>
  );
}

function Setup({ secret, confirm }: { secret: SecondFactorSecret } & Pick<SecondFactorScreenProps, 'confirm'>) {
  const { t } = useTranslation('secondFactor');
  return (
    <Section title={t('setup.title')}>
      <Text>{t('setup.scan')}</Text>
      <Suspense fallback={<Skeleton w="220px" h="220px" />}>
        <QrCode text={secret.uri} label={t('setup.qr')} />
      </Suspense>
      <Box>
        <Text tone="muted" size="sm">
          {t('setup.type')}
        </Text>
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <span translate="no">{secret.secret.match(/.{1,4}/g)?.join(' ')}</span>
        </Text>
      </Box>
      <CodeForm submitLabel={t('setup.confirm')} submit={confirm} />
    </Section>
  );
}

function RecoveryCodes({
  codes,
  onCopyCodes,
  onFinish,
}: { codes: readonly string[] } & Pick<SecondFactorScreenProps, 'onCopyCodes' | 'onFinish'>) {
  const { t } = useTranslation('secondFactor');
  return (
    <Section title={t('recovery.title')}>
      <Text>{t('recovery.text')}</Text>
      <styled.ul
        aria-label={t('recovery.title')}
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(140px, 1fr))"
        gap="2"
        listStyleType="none"
        p="0"
        m="0"
      >
        {codes.map((code) => (
          <styled.li key={code} fontVariantNumeric="tabular-nums">
            <span translate="no">{code}</span>
          </styled.li>
        ))}
      </styled.ul>
      <Flex gap="2" wrap="wrap">
        <Button variant="outline" onClick={onCopyCodes}>
          {t('recovery.copy')}
        </Button>
        <Button variant="main" onClick={onFinish}>
          {t('recovery.done')}
        </Button>
      </Flex>
    </Section>
  );
}

function State({
  factor,
  start,
  remove,
}: { factor: SecondFactor } & Pick<SecondFactorScreenProps, 'start' | 'remove'>) {
  const { t } = useTranslation('secondFactor');
  const { isEnabled, isOperator, recoveryCodesLeft } = factor;
  if (!isEnabled) {
    return (
      <Section title={t('off.title')}>
        <Text>{t(isOperator ? 'off.operator' : 'off.text')}</Text>
        <PasswordCodeForm hasCode={false} variant="main" submitLabel={t('off.start')} submit={start} />
      </Section>
    );
  }
  return (
    <>
      <Section title={t('on.title')}>
        <Box>
          <Badge tone="success">{t('on.badge')}</Badge>
        </Box>
        <Text>{t('on.codes', { count: recoveryCodesLeft })}</Text>
        {isOperator && (
          <Box>
            <ButtonLink to={paths.operator()} variant="outline">
              {t('on.console')}
            </ButtonLink>
          </Box>
        )}
      </Section>
      <Section title={t('remove.title')}>
        <Text tone="muted">{t('remove.text')}</Text>
        <PasswordCodeForm hasCode variant="danger" submitLabel={t('remove.submit')} submit={remove} />
      </Section>
    </>
  );
}

/** `/user/second-factor`: sets up or removes the second factor of the account (tag `auth`). */
export function SecondFactorScreen(props: SecondFactorScreenProps) {
  const { factor, secret, recoveryCodes, confirm, onCopyCodes, onFinish } = props;
  const { t } = useTranslation('secondFactor');
  return (
    <Box>
      <PageHeader title={t('title')} description={t('text')} backHref={paths.userAccount()} />
      <Stack gap="6">
        {recoveryCodes ? (
          <RecoveryCodes codes={recoveryCodes} onCopyCodes={onCopyCodes} onFinish={onFinish} />
        ) : secret ? (
          <Setup secret={secret} confirm={confirm} />
        ) : (
          <LoadableView data={factor} skeleton={<Skeleton h="240px" />}>
            {(value) => <State factor={value} start={props.start} remove={props.remove} />}
          </LoadableView>
        )}
      </Stack>
    </Box>
  );
}
