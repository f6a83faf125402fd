import { useGetPublicSettings } from '@fanlight/sdk/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { useServices } from '../../services.ts';
import { type GatewayForm, stripeKeyOf } from './gateway.ts';
import { createSandboxForm } from './sandbox-form.ts';

const StripeForm = lazy(async () => ({ default: (await import('./stripe-form.tsx')).StripeForm }));

/** Passes the card form of the configured gateway to its children (rule M6). */
export function WithGateway({ children }: { children: (form: GatewayForm) => ReactNode }) {
  const { client } = useServices();
  const { data: settings } = useGetPublicSettings();
  if (!settings) return null;
  const key = stripeKeyOf(settings);
  if (!key) return children(createSandboxForm(client));
  return (
    <Suspense fallback={null}>
      <StripeForm stripeKey={key}>{children}</StripeForm>
    </Suspense>
  );
}
