import '@fanlight/components/theme/fonts.css';
import { listenForOffer } from './install/offer.ts';

listenForOffer();

/** Begins the app. What the page shows already is painted first: a page that is not looked at has nothing to wait for. */
const begin = () => void import('./main.tsx');

if (document.hidden) begin();
else requestAnimationFrame(() => setTimeout(begin));
