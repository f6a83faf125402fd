import { Box, stepAside } from '@fanlight/components/primitives';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe, type Stripe } from '@stripe/stripe-js';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardRefused, type GatewayForm } from './gateway.ts';

/** Stripe.js is fetched from Stripe, once for a key, and only where somebody pays. */
const loads = new Map<string, Promise<Stripe | null>>();

function load(key: string, locale: string): Promise<Stripe | null> {
  const known = loads.get(key);
  if (known) return known;
  const begun = loadStripe(key, { locale: locale.startsWith('es') ? 'es' : 'en' }).catch(() => {
    // Whoever comes back to pay may be online again.
    loads.delete(key);
    return null;
  });
  loads.set(key, begun);
  return begun;
}

/** Colours of the page, as Stripe's frame cannot see them. */
function readColours() {
  // SSR renders the page without one.
  if (typeof document === 'undefined') return {};
  const { color } = getComputedStyle(document.body);
  return { base: { color, fontSize: '16px', '::placeholder': { color: 'rgb(128 128 128)' } } };
}

function CardFields() {
  const style = useMemo(readColours, []);
  return (
    <Box minH="target" px="3" py="3" border="1px solid" borderColor="border.control" borderRadius="control">
      <CardElement options={{ style, hidePostalCode: true }} />
    </Box>
  );
}

/** Stripe's own form, handed to what is inside it; card numbers go to Stripe and to nobody else. */
function Inside({ children }: { children: (form: GatewayForm) => ReactNode }) {
  const stripe = useStripe();
  const elements = useElements();
  const { t } = useTranslation('common');
  const form: GatewayForm = {
    fields: <CardFields />,
    async createMethod() {
      const card = elements?.getElement(CardElement);
      if (!stripe || !card) throw new CardRefused(t('failures.OFFLINE'));
      const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
      if (!paymentMethod) throw new CardRefused(error?.message ?? t('failures.OFFLINE'));
      return paymentMethod.id;
    },
    async confirm(clientSecret) {
      if (!stripe) throw new CardRefused(t('failures.OFFLINE'));
      // The bank asks in a window of Stripe's, which no dialog of ours may keep from being clicked.
      const comeBack = stepAside();
      try {
        const { error } = await stripe.handleNextAction({ clientSecret });
        return error ? 'refused' : 'approved';
      } finally {
        comeBack();
      }
    },
  };
  return children(form);
}

/** Stripe around what is paid by card. */
export function StripeForm({ stripeKey, children }: { stripeKey: string; children: (form: GatewayForm) => ReactNode }) {
  const { i18n } = useTranslation();
  const stripe = useMemo(() => load(stripeKey, i18n.language), [stripeKey, i18n.language]);
  return (
    <Elements stripe={stripe}>
      <Inside>{children}</Inside>
    </Elements>
  );
}
