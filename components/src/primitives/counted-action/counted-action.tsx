import { formatCount } from '@fanlight/sdk/format';
import type { LucideIcon } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { defineRecipe, styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';
import { Link } from '../link/index.ts';

const actionRecipe = defineRecipe({
  name: 'countedAction',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    // The icon keeps its place when a count appears.
    justifyContent: 'flex-start',
    flexShrink: '0',
    gap: '2',
    minH: 'target',
    minW: 'target',
    ps: '3',
    pe: '2',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'bg.raised', color: 'fg.default' },
    '&[aria-pressed=true]': { color: 'accent.text' },
  },
});

const ActionButton = styled('button', actionRecipe, { defaultProps: { type: 'button' } });
const ActionLink = styled(Link, actionRecipe);

interface SharedProps {
  icon: LucideIcon;
  /** The accessible name without the count. */
  label: string;
  /** The count, which is shown next to the icon and added to the accessible name. A count of 0 is not shown. */
  count?: number;
}

export interface CountedActionProps extends SharedProps {
  /** The state of a toggle. If true, the icon is filled. */
  pressed?: boolean;
  /** Whether the label is shown next to the icon. For actions without a count. */
  isLabelShown?: boolean;
  onClick: () => void;
}

export interface CountedLinkProps extends SharedProps {
  to: string;
}

function useCount(label: string, count = 0) {
  const { i18n } = useTranslation();
  if (count === 0) return { name: label };
  // Formats the count as it is shown, so that the accessible name contains the visible text.
  const shown = formatCount(count, i18n.language);
  return { name: `${label}, ${shown}`, shown };
}

/** A button for an action on an item, such as a like. The count shows how many users did the same. */
export const CountedAction = memo(function CountedAction(props: CountedActionProps) {
  const { icon, label, count, pressed, isLabelShown = false, onClick } = props;
  const { name, shown = isLabelShown && label } = useCount(label, count);
  return (
    <ActionButton aria-label={name} aria-pressed={pressed} onClick={onClick}>
      <Icon icon={icon} filled={pressed} />
      {shown && <span aria-hidden>{shown}</span>}
    </ActionButton>
  );
});

/** A link with an icon and a count, such as the link from a post to its comments. */
export const CountedLink = memo(function CountedLink({ icon, label, count, to }: CountedLinkProps) {
  const { name, shown } = useCount(label, count);
  return (
    <ActionLink to={to} aria-label={name}>
      <Icon icon={icon} />
      {shown && <span aria-hidden>{shown}</span>}
    </ActionLink>
  );
});
