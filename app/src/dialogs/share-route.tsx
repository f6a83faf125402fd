import { ShareDialog } from '@fanlight/components/share';
import { useServices } from '../services.ts';

export interface ShareRouteProps {
  /** The path to share. */
  path: string;
  onClose: () => void;
}

/** `?dialog=share`: copies the URL of a page, or opens the device's share sheet. */
export function ShareRoute({ path, onClose }: ShareRouteProps) {
  const { origin } = useServices();
  // `navigator.share` rejects if the user closes the share sheet, which is not an error.
  const share = (url: string) => void navigator.share({ url }).catch(() => undefined);
  return (
    <ShareDialog
      open
      onClose={onClose}
      url={`${origin}${path}`}
      onCopy={(url) => navigator.clipboard.writeText(url)}
      {...('share' in navigator && { onShare: share })}
    />
  );
}
