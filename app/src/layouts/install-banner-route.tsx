import { InstallBanner, type InstallBannerProps } from '@fanlight/components/layouts/install-banner';
import { acceptOffer, dismissOffer } from '../install/offer.ts';

/** Offers to install the app, until the viewer accepts or dismisses the offer. */
export function InstallBannerRoute({ kind }: Pick<InstallBannerProps, 'kind'>) {
  return <InstallBanner kind={kind} onInstall={acceptOffer} onDismiss={dismissOffer} />;
}
