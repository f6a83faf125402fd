// Tools of the toolbar, besides the menus of `toolbars.ts`.
import * as React from 'react';
import { Button, createCopyToClipboardFunction, Select, ToggleButton } from 'storybook/internal/components';
import {
  FORCE_REMOUNT,
  STORY_CHANGED,
  STORY_ERRORED,
  STORY_FINISHED,
  STORY_MISSING,
} from 'storybook/internal/core-events';
import { useChannel, useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { neutralStyle } from './chosen.ts';
import { useChosen } from './use-chosen.ts';

/**
 * A menu of the toolbar that affects only flows, which are pages of the app with mocked responses. It is hidden for
 * other stories.
 */
export function FlowTool({ name }: { name: string }) {
  // Renders the menu again when another story is opened.
  useStorybookState();
  const data = useStorybookApi().getCurrentStoryData();
  const [globals, updateGlobals] = useGlobals();
  const { description = name, items = [] } = useGlobalTypes()[name] ?? {};
  if (!data?.tags?.includes('flow')) return null;
  return (
    <Select
      ariaLabel={description}
      defaultOptions={globals[name]}
      options={items}
      onSelect={(value) => updateGlobals({ [name]: value })}
    >
      {description}
    </Select>
  );
}

/**
 * The viewport that a review changes most. Storybook's menu of viewports, which has the others, shows only an icon and
 * needs two clicks.
 */
export function PhoneTool() {
  const [{ viewport }, updateGlobals] = useGlobals();
  // The viewport is a name in the URL, and an object after it was chosen in the toolbar.
  const isOn = (typeof viewport === 'object' ? viewport?.value : viewport) === 'phone';
  return (
    <ToggleButton
      ariaLabel="Show on a phone"
      pressed={isOn}
      padding="small"
      variant="ghost"
      onClick={() => updateGlobals({ viewport: { value: isOn ? undefined : 'phone', isRotated: false } })}
    >
      Phone
    </ToggleButton>
  );
}

/** A button that gives the toolbar its defaults. It is shown only if something differs from them. */
export function ResetTool() {
  const { chosen, name, reset } = useChosen();
  const style = neutralStyle(useGlobalTypes(), useTheme().barTextColor);
  return (
    <>
      <style>{style}</style>
      {chosen.length > 0 && (
        <Button ariaLabel={`Reset ${name(chosen)}`} padding="small" variant="ghost" onClick={reset}>
          Reset
        </Button>
      )}
    </>
  );
}

/** Says that the story does not show its state yet, because its play function is still running. */
export function PlayingTool() {
  const [isPlaying, setPlaying] = React.useState(true);
  const start = () => setPlaying(true);
  const end = () => setPlaying(false);
  useChannel({
    [STORY_CHANGED]: start,
    [FORCE_REMOUNT]: start,
    [STORY_FINISHED]: end,
    [STORY_ERRORED]: end,
    [STORY_MISSING]: end,
  });
  return (
    <span role="status" style={{ minWidth: '5em', textAlign: 'end', whiteSpace: 'nowrap' }}>
      {isPlaying && 'Playing…'}
    </span>
  );
}

/** The number of milliseconds for which a button says that it has copied. */
const copiedMs = 2000;

/** A button that copies the address, which contains the story and all values of the toolbar and of the panels. */
export function CopyLinkTool() {
  const [isCopied, setCopied] = React.useState(false);
  React.useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), copiedMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    await createCopyToClipboardFunction()(location.href);
    setCopied(true);
  };
  return (
    <>
      <Button ariaLabel={false} tooltip="Copy the link to this state" padding="small" variant="ghost" onClick={copy}>
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
      <span role="status" className="sb-sr-only">
        {isCopied && 'Copied the link to this state.'}
      </span>
    </>
  );
}
