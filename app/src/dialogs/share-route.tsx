import { ShareDialog } from '@fanlight/components/share';
import { useServices } from '../services.ts';

/** Props of {@link ShareRoute}. */
export interface ShareRouteProps {
  /** The shared URL of this site. */
  path: string;
  onClose: () => void;
}

/** `?dialog=share`: copies an address of this site, or hands it to the device's own sharing. */
export function ShareRoute({ path, onClose }: ShareRouteProps) {
  const { origin } = useServices();
  // Closing the device's sheet is no failure.
  const hand = (url: string) => void navigator.share({ url }).catch(() => undefined);
  return (
    <ShareDialog
      open
      onClose={onClose}
      url={`${origin}${path}`}
      onCopy={(url) => navigator.clipboard.writeText(url)}
      {...('share' in navigator && { onShare: hand })}
    />
  );
}
