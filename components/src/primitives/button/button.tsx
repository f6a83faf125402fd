import type { LucideIcon } from 'lucide-react';
import type { MouseEvent, ReactNode, Ref } from 'react';
import { type StyledProps, styled } from '../../styled/index.ts';
import { Icon } from '../icon/index.ts';
import { Link, type LinkProps } from '../link/index.ts';
import { Spinner } from '../spinner/index.ts';
import { buttonRecipe } from './button-recipe.ts';

const ButtonElement = styled('button', buttonRecipe, { defaultProps: { type: 'button' } });
const LinkElement = styled(Link, buttonRecipe);

/** The look of a button. `main` has the accent colour; a view has at most one such button. */
export type ButtonVariant = 'main' | 'quiet' | 'outline' | 'ghost' | 'danger';

interface SharedButtonProps {
  /** The look: `main` for the main action, at most once per view; `danger` for actions that cannot be undone. */
  variant?: ButtonVariant;
  /** The size. `sm` looks smaller, but its touch target is also 44 px high, and that of an `IconButton` 44 px wide. */
  size?: 'sm' | 'md' | 'lg';
  fullWidth?: boolean;
  /** Lets a long label wrap if the container is too narrow, as in large text on a phone. */
  wraps?: boolean;
  /** An icon before the text. */
  icon?: LucideIcon;
  children: ReactNode;
}

export interface ButtonProps extends SharedButtonProps, Omit<StyledProps<'button'>, 'size' | 'children'> {
  /** Shows a spinner, keeps the width and the focus, and ignores clicks. */
  loading?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A button. Its `type` is `button` unless a form sets `type="submit"`. */
export function Button({ loading = false, icon, children, onClick, ...rest }: ButtonProps) {
  const ignore = (event: MouseEvent) => event.preventDefault();
  return (
    <ButtonElement
      {...rest}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={loading ? ignore : onClick}
    >
      {loading && (
        <styled.span position="absolute" inset="0" display="grid" placeItems="center">
          <Spinner size="sm" label={null} />
        </styled.span>
      )}
      <styled.span display="inline-flex" alignItems="center" gap="2" opacity={loading ? '0' : '1'}>
        {icon && <Icon icon={icon} />}
        {children}
      </styled.span>
    </ButtonElement>
  );
}

export interface ButtonLinkProps extends SharedButtonProps, Omit<LinkProps, 'children' | 'color'> {}

/** A link that looks like a button. `to` is a path of `@fanlight/components/paths`. */
export function ButtonLink({ icon, children, ...rest }: ButtonLinkProps) {
  return (
    <LinkElement {...rest}>
      {icon && <Icon icon={icon} />}
      {children}
    </LinkElement>
  );
}

export interface IconButtonProps extends Omit<StyledProps<'button'>, 'size' | 'children' | 'aria-label'> {
  icon: LucideIcon;
  /** The accessible name, which is also the tooltip. */
  label: string;
  variant?: ButtonVariant;
  size?: 'sm' | 'md';
  /** The state of a toggle. If true, the icon is filled. */
  pressed?: boolean;
  /** Rendered over the corner of the button, such as a count. `label` must contain the count, too. */
  badge?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** A button that shows only an icon. */
export function IconButton({ icon, label, variant = 'ghost', pressed, badge, ...rest }: IconButtonProps) {
  return (
    <ButtonElement {...rest} variant={variant} square aria-label={label} title={label} aria-pressed={pressed}>
      <Icon icon={icon} filled={pressed} />
      {badge && (
        <styled.span position="absolute" top="2px" insetEnd="0" pointerEvents="none" aria-hidden>
          {badge}
        </styled.span>
      )}
    </ButtonElement>
  );
}
