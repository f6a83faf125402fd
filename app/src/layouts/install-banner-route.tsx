import { InstallBanner, type InstallBannerProps } from '@fanlight/components/layouts/install-banner';
import { acceptOffer, dismissOffer } from '../install/offer.ts';

/** Offers to install the app until the offer is answered. */
export function InstallBannerRoute({ kind }: Pick<InstallBannerProps, 'kind'>) {
  return <InstallBanner kind={kind} onInstall={acceptOffer} onDismiss={dismissOffer} />;
}
