import { Box, makeDialogsNonModal } from '@fanlight/components/primitives';
import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe, type Stripe } from '@stripe/stripe-js';
import { type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { CardRefused, type GatewayForm } from './gateway.ts';

/** The loading or loaded Stripe.js library of each key. The library is fetched only when a viewer pays. */
const loads = new Map<string, Promise<Stripe | null>>();

function load(key: string, locale: string): Promise<Stripe | null> {
  const existingLoad = loads.get(key);
  if (existingLoad) return existingLoad;
  const loading = loadStripe(key, { locale: locale.startsWith('es') ? 'es' : 'en' }).catch(() => {
    // Removes the failed load, so that the next attempt loads the library again.
    loads.delete(key);
    return null;
  });
  loads.set(key, loading);
  return loading;
}

/** Returns the colours of the page for Stripe's frame, which can't inherit styles. */
function readColours() {
  // SSR has no document.
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

interface StripeFormContentProps {
  /** The promise of the Stripe library, which `Elements` also receives. */
  loading: Promise<Stripe | null>;
  children: (form: GatewayForm) => ReactNode;
}

/** Passes Stripe's card form to its children. The card number is sent to Stripe only. */
function StripeFormContent({ loading, children }: StripeFormContentProps) {
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
      // Waits for Stripe, which may still be loading: an interrupted payment is continued immediately, without a card
      // field.
      const stripe = await loading;
      if (!stripe) throw new CardRefused(t('failures.OFFLINE'));
      // A modal dialog of the app would block clicks on the bank's window, which Stripe opens outside of the dialog.
      const restoreModals = makeDialogsNonModal();
      try {
        const { error } = await stripe.handleNextAction({ clientSecret });
        return error ? 'refused' : 'approved';
      } finally {
        restoreModals();
      }
    },
  };
  return children(form);
}

/** Loads Stripe, and passes Stripe's card form to its children. */
export function StripeForm({ stripeKey, children }: { stripeKey: string; children: (form: GatewayForm) => ReactNode }) {
  const { i18n } = useTranslation();
  const stripe = useMemo(() => load(stripeKey, i18n.language), [stripeKey, i18n.language]);
  return (
    <Elements stripe={stripe}>
      <StripeFormContent loading={stripe}>{children}</StripeFormContent>
    </Elements>
  );
}
