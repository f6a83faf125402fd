import { initialGlobals } from './globals.ts';
import type { viewports } from './viewports.ts';

/** A button that switches one value of the toolbar on and off. */
export interface ViewToggle {
  /** The name of the value in the URL. */
  name: string;
  label: string;
  description: string;
  on: unknown;
  off: unknown;
  isOn(value: unknown): boolean;
  /** Whether pages of the documentation also depend on the value. */
  isForDocs: boolean;
}

const viewportNamed = (value: keyof typeof viewports | undefined) => ({ value, isRotated: false });

/** The viewport is a name in the URL, and an object after it was chosen in the toolbar. */
const viewportOf = (global: unknown): unknown =>
  typeof global === 'object' && global !== null && 'value' in global ? global.value : global;

/**
 * The values that a review changes most: each takes one click instead of the two of a menu. The menus have all values.
 */
export const viewToggles: ViewToggle[] = [
  {
    name: 'viewport',
    label: 'Phone',
    description: 'Show on a phone',
    on: viewportNamed('phone'),
    off: viewportNamed(undefined),
    isOn: (value) => viewportOf(value) === 'phone',
    isForDocs: false,
  },
  {
    name: 'theme',
    label: 'Light',
    description: 'Show in the light theme',
    on: 'light',
    off: initialGlobals.theme,
    isOn: (value) => value === 'light',
    isForDocs: true,
  },
  {
    name: 'locale',
    label: 'Español',
    description: 'Show in Spanish',
    on: 'es-ES',
    off: initialGlobals.locale,
    isOn: (value) => value === 'es-ES',
    isForDocs: true,
  },
  {
    name: 'text',
    label: '200 %',
    description: 'Show with text at 200 %',
    on: 'huge',
    off: initialGlobals.text,
    isOn: (value) => value === 'huge',
    isForDocs: false,
  },
];
