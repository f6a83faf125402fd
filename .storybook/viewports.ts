import { breakpoints } from '../components/src/theme/index.ts';

const screen = (name: string, type: 'mobile' | 'tablet' | 'desktop', width: number | string, height: number) => ({
  name,
  type,
  styles: { width: typeof width === 'string' ? width : `${width}px`, height: `${height}px` },
});

/** The viewports: real devices, and the breakpoints of the layout. */
export const viewports = {
  small: screen('Small phone', 'mobile', 320, 640),
  phone: screen('Phone', 'mobile', 390, 844),
  landscape: screen('Phone, landscape', 'mobile', 844, 390),
  tablet: screen('Tablet', 'tablet', 834, 1112),
  desktop: screen('Desktop', 'desktop', 1440, 900),
  md: screen(`Breakpoint md`, 'tablet', breakpoints.md, 900),
  xl: screen(`Breakpoint xl`, 'desktop', breakpoints.xl, 900),
};
