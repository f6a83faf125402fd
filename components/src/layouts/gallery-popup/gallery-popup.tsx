import { useTranslation } from 'react-i18next';
import Lightbox from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';
import 'yet-another-react-lightbox/styles.css';

/** A picture of a gallery. */
export interface GalleryItem {
  id: string;
  src: string;
  alt: string;
  width?: number;
  height?: number;
}

export interface GalleryPopupProps {
  items: readonly GalleryItem[];
  /**
   * The id of the shown item; null while the popup is closed (specification, "States": opening sets the items and this
   * id).
   */
  activeId: string | null;
  onActiveChange: (id: string) => void;
  onClose: () => void;
}

/** The style of a dark disc behind each control, which makes it visible on any picture. */
const round = { padding: 8, borderRadius: 9999, backgroundColor: 'rgba(14, 10, 9, 0.6)' };

/**
 * A full-page viewer of pictures. Buttons, keys and swipes show the next and the previous picture; pinching, double
 * taps and keys zoom. The focus stays inside. The code is large, so import it lazily from
 * `@fanlight/components/layouts/gallery-popup`.
 */
export function GalleryPopup({ items, activeId, onActiveChange, onClose }: GalleryPopupProps) {
  const { t } = useTranslation('galleries');
  const index = items.findIndex((item) => item.id === activeId);
  return (
    <Lightbox
      open={index >= 0}
      close={onClose}
      index={Math.max(0, index)}
      slides={items.map(({ src, alt, width, height }) => ({ src, alt, width, height }))}
      on={{
        view: ({ index: shown }) => {
          const item = items[shown];
          if (item && item.id !== activeId) onActiveChange(item.id);
        },
      }}
      plugins={[Zoom]}
      zoom={{ maxZoomPixelRatio: 3, scrollToZoom: false }}
      carousel={{ finite: true }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      animation={{ fade: 200, swipe: 200 }}
      labels={{
        Lightbox: t('popup.label'),
        Previous: t('popup.previous'),
        Next: t('popup.next'),
        Close: t('popup.close'),
        'Zoom in': t('popup.zoomIn'),
        'Zoom out': t('popup.zoomOut'),
      }}
      styles={{
        container: { backgroundColor: 'rgba(10, 7, 6, 0.96)' },
        navigationPrev: { ...round, left: 12 },
        navigationNext: { ...round, right: 12 },
        button: { ...round, filter: 'none' },
      }}
    />
  );
}
