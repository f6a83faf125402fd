import { formatMoney } from '@fanlight/sdk/format';
import type { Referrer } from '@fanlight/sdk/models';
import { Copy, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Box, Button, Card, Flex, Heading, Stack, Text } from '../primitives/index.ts';

export interface ReferralLinkProps {
  referrer: Referrer;
  /** The origin of the site, without a trailing slash. */
  origin: string;
  onCopy: (text: string) => void;
  onShare: (text: string) => void;
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <Box minW="120px">
      <Text tone="muted" size="xs">
        {label}
      </Text>
      <Text textStyle="heading" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
    </Box>
  );
}

/** Shows the viewer's referral code, link and earnings, and explains referrals (rule M5). */
export function ReferralLink({ referrer, origin, onCopy, onShare }: ReferralLinkProps) {
  const { t } = useTranslation('referrals');
  const { code, url, sharePercent, shareDays, totalReferrals, amount } = referrer;
  const link = `${origin}${url}`;
  return (
    <Card as="section" aria-labelledby="referral-link">
      <Stack gap="4">
        <Heading level={2} id="referral-link">
          {t('link.title')}
        </Heading>
        <Text tone="muted">{t('link.text', { percent: sharePercent, days: shareDays })}</Text>
        <Box p="3" bg="bg.raised" borderRadius="control" overflowWrap="anywhere">
          <Text fontWeight="semibold">{code}</Text>
          <Text tone="muted">{link}</Text>
        </Box>
        <Flex gap="3" wrap="wrap">
          <Button variant="main" icon={Copy} onClick={() => onCopy(link)}>
            {t('link.copy')}
          </Button>
          <Button variant="outline" icon={Share2} onClick={() => onShare(link)}>
            {t('link.share')}
          </Button>
        </Flex>
        <Flex gap="6" wrap="wrap">
          <Sum label={t('link.people')} value={String(totalReferrals)} />
          <Sum label={t('link.amount')} value={formatMoney(amount)} />
        </Flex>
      </Stack>
    </Card>
  );
}
