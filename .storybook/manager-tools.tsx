// Tools of the toolbar, besides the menus of `toolbars.ts`.
import * as React from 'react';
import { Button, createCopyToClipboardFunction, Select, ToggleButton } from 'storybook/internal/components';
import { useGlobals, useGlobalTypes, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { useTheme } from 'storybook/theming';
import { neutralStyle } from './chosen.ts';
import { viewportOf } from './globals.ts';
import { copyLinkId, focusAfterSearch } from './search/focus.ts';
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
  // The preview sends the menus a moment after the story.
  const menu = useGlobalTypes()[name];
  if (!menu || !data?.tags?.includes('flow')) return null;
  const { description = name, items = [] } = menu;
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
  const [globals, updateGlobals] = useGlobals();
  const isOn = viewportOf(globals) === 'phone';
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
  const copy = React.useCallback(async () => {
    await createCopyToClipboardFunction()(location.href);
    setCopied(true);
  }, []);
  const api = useStorybookApi();
  React.useEffect(() => {
    const copyLink = {
      ...{ label: 'Copy link', actionName: 'copyLink', defaultShortcut: ['alt', 'shift', 'L'] },
      action: () => void copy(),
    };
    // Storybook's own shortcut copies a link without the host, and does not say that it has copied.
    void api.setShortcut('copyStoryLink', []).then(() => api.setAddonShortcut('fanlight', copyLink));
  }, [api, copy]);
  React.useEffect(focusAfterSearch, []);
  // Both texts have their place, so that the buttons beside this one do not move.
  const place = (isShown: boolean) => ({ gridArea: '1 / 1', visibility: isShown ? 'visible' : 'hidden' }) as const;
  return (
    <>
      <Button
        id={copyLinkId}
        ariaLabel={false}
        tooltip="Copy the link to this state"
        padding="small"
        variant="ghost"
        onClick={copy}
      >
        <span style={{ display: 'grid' }}>
          <span style={place(!isCopied)}>Copy link</span>
          <span style={place(isCopied)}>Copied</span>
        </span>
      </Button>
      <span role="status" className="sb-sr-only">
        {isCopied && 'Copied the link to this state.'}
      </span>
    </>
  );
}
