import { useTranslation } from 'react-i18next';
import { Button, Flex, usePrice } from '../primitives/index.ts';
import { canSubscribe, type SubscribeButtonProps } from './subscribe-button.tsx';

/** The subscriptions of several months that the performer offers, with their prices and savings (rule M7). */
export function BundleOffers({ performer, onSubscribe }: SubscribeButtonProps) {
  const { t } = useTranslation('bundles');
  const priceOf = usePrice();
  const { bundles = [] } = performer;
  if (bundles.length === 0 || !canSubscribe(performer)) return null;
  return (
    <Flex role="group" aria-label={t('offers')} gap="2" wrap="wrap">
      {bundles.map(({ type, price, percentOff }) => (
        <Button key={type} variant="outline" size="sm" wraps onClick={() => onSubscribe(performer, type)}>
          {t(`offer.${type}`, { price: priceOf(price), percent: percentOff })}
        </Button>
      ))}
    </Flex>
  );
}
