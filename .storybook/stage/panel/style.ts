import type { StorybookTheme } from 'storybook/theming';

/** The style sheet of the panel, in the colours of a theme of Storybook. */
export const styleOf = ({ color, background, appBorderColor, input, typography }: StorybookTheme): string => `
.fanlight-stage {
  display: grid; gap: 24px; padding: 16px; min-height: 100%; box-sizing: border-box; align-content: start;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  color: ${color.defaultText}; background: ${background.content};
  font: 14px/1.5 ${typography.fonts.base};
}
.fanlight-stage > [role=note], .fanlight-stage > [aria-label="About this story"] { grid-column: 1 / -1; }
.fanlight-stage section { min-width: 0; display: grid; gap: 8px; align-content: start; }
.fanlight-stage h3 { font-size: 14px; font-weight: 700; margin: 0; }
.fanlight-stage p { margin: 0; overflow-wrap: anywhere; }
.fanlight-stage section > p:first-of-type, .fanlight-stage small { color: ${color.defaultText}; font-size: 12px; }
.fanlight-stage code { font-family: ${typography.fonts.mono}; font-size: 12px; overflow-wrap: anywhere; }
.fanlight-stage ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 8px; }
.fanlight-stage label { display: grid; gap: 4px; }
.fanlight-stage div { display: flex; flex-wrap: wrap; gap: 8px; }
.fanlight-stage fieldset { border: 0; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: 4px 16px; }
.fanlight-stage legend { padding: 0; }
.fanlight-stage fieldset label { display: flex; align-items: center; gap: 6px; min-height: 28px; }
.fanlight-stage select, .fanlight-stage textarea, .fanlight-stage button {
  font: inherit; color: ${input.color}; background: ${input.background}; min-height: 32px; box-sizing: border-box;
  border: 1px solid ${appBorderColor}; border-color: ${input.border}; border-radius: 6px; padding: 4px 10px; max-width: 100%;
}
.fanlight-stage textarea { font-family: ${typography.fonts.mono}; font-size: 12px; resize: vertical; width: 100%; }
.fanlight-stage button { cursor: pointer; justify-self: start; }
.fanlight-stage :disabled { opacity: .6; cursor: default; }
.fanlight-stage :focus-visible { outline: 2px solid ${color.secondary}; outline-offset: 2px; }
.fanlight-stage [role=alert] { border-inline-start: 3px solid ${color.negative}; padding-inline-start: 8px; }
`;
