import type { StorybookTheme } from 'storybook/theming';

/**
 * The top of the search below the header of the sidebar: its padding, its height and the gap, without the padding of the
 * search. At this place, neither scrolling the sidebar nor focusing the field moves it.
 */
const searchTopPx = 16 + 42 + 16 - 8;

/** The style sheet of the finder, in the colours of a theme of Storybook. */
export const styleOf = ({ color, background, appBorderColor, input, typography }: StorybookTheme): string => `
div:has(> .sidebar-header) {
  position: sticky; top: 0; z-index: 2; margin-block: -16px; padding-block: 16px; background: ${background.app};
}
[role=search]:has(> .fanlight-finder) {
  position: sticky; top: ${searchTopPx}px; z-index: 2; margin-block: -8px; padding-block: 8px; background: ${background.app};
}
#storybook-explorer-tree :is(a, button) { scroll-margin-top: ${searchTopPx}px; }
[role=search]:has(> .fanlight-finder) > .search-field { flex: none; width: auto; padding: 0; border: 0; background: none; box-shadow: none; }
[role=search]:has(> .fanlight-finder) > .search-field > :not(:last-child) { display: none; }
.fanlight-finder { position: relative; order: -1; flex: 1; min-width: 0; font: 14px/1.4 ${typography.fonts.base}; color: ${color.defaultText}; }
.fanlight-finder input {
  width: 100%; height: 32px; box-sizing: border-box; padding: 0 10px; font: inherit; color: ${input.color};
  background: ${input.background}; border: 1px solid ${input.border}; border-radius: 8px;
}
.fanlight-finder input:placeholder-shown:not(:focus) { padding-inline-end: 36px; }
.fanlight-finder input::placeholder { color: ${color.defaultText}; opacity: .75; }
.fanlight-finder input:focus-visible { outline: 2px solid ${color.secondary}; outline-offset: 1px; }
.fanlight-finder kbd {
  position: absolute; inset-inline-end: 8px; top: 6px; padding: 0 6px; font: 12px/18px ${typography.fonts.mono};
  border: 1px solid ${input.border}; border-radius: 4px; background: ${input.background}; pointer-events: none;
}
.fanlight-finder input:is(:focus, :not(:placeholder-shown)) + kbd { display: none; }
.fanlight-finder [popover] {
  position: fixed; inset: auto; margin: 0; box-sizing: border-box; width: min(560px, calc(100vw - 32px)); padding: 8px; color: inherit; background: ${background.content};
  border: 1px solid ${appBorderColor}; border-radius: 12px; box-shadow: 0 12px 32px rgb(0 0 0 / .4);
}
.fanlight-finder-summary { display: flex; align-items: start; gap: 8px; padding: 4px 12px 8px; font-size: 12px; }
.fanlight-finder-summary p { flex: 1; margin: 0; }
.fanlight-finder-summary button {
  flex: none; font: inherit; padding: 2px 8px; min-height: 24px; border-radius: 6px; cursor: pointer;
  color: ${color.defaultText}; background: ${background.hoverable}; border: 1px solid ${input.border};
}
.fanlight-finder-summary button:focus-visible { outline: 2px solid ${color.secondary}; outline-offset: 1px; }
.fanlight-finder [role=listbox] { max-height: 60vh; overflow: auto; }
.fanlight-finder [role=option] {
  display: block; padding: 6px 12px; border-radius: 8px; color: inherit; text-decoration: none; overflow-wrap: anywhere;
}
.fanlight-finder [role=option] span { display: flex; gap: 12px; justify-content: space-between; }
.fanlight-finder [role=option] b { flex: none; font-size: 12px; font-weight: 400; opacity: .85; }
.fanlight-finder [role=option] small { display: block; font-size: 12px; opacity: .85; }
.fanlight-finder [role=option][aria-selected=true] { background: ${background.hoverable}; outline: 1px solid ${color.secondary}; }
`;
