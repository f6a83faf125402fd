import { formatCount } from '@fanlight/sdk/format';
import { Ellipsis, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Flex,
  Icon,
  IconButton,
  Menu,
  type MenuEntry,
  Skeleton,
  Stack,
  Text,
  TextLink,
  Thumbnail,
  VisuallyHidden,
} from '../primitives/index.ts';

export interface CreatorRowProps {
  /** The URL of the picture, and the icon that replaces it. */
  picture: { url: string | null | undefined; icon: LucideIcon };
  title: string;
  /** The page that edits the item; undefined if it can no longer be edited. */
  href?: string | undefined;
  /** The badges and the counts below the title. */
  details: ReactNode;
  /** A price or earnings, at the end of the row on wide screens. */
  aside?: ReactNode;
  /** The actions; undefined if there are none. */
  menu?: { label: string; entries: readonly MenuEntry[] } | undefined;
}

const titleStyle = { fontWeight: 'medium', lineClamp: { base: 2, md: 1 } } as const;

/** A row in a list of a performer's own items, with a menu of actions. */
export function CreatorRow({ picture, title, href, details, aside, menu }: CreatorRowProps) {
  return (
    <Flex gap="3" align="center" minH="80px" py="3">
      <Thumbnail size="sm" {...picture} />
      <Flex
        flex="1"
        minW="0"
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        justify="space-between"
        columnGap="4"
        rowGap="1"
      >
        <Stack minW="0" gap="1">
          {href ? (
            <TextLink to={href} quiet {...titleStyle}>
              {title}
            </TextLink>
          ) : (
            <Text as="span" tone="muted" {...titleStyle}>
              {title}
            </Text>
          )}
          <Flex
            columnGap="3"
            rowGap="1"
            align="center"
            wrap="wrap"
            color="fg.subtle"
            fontSize="xs"
            fontVariantNumeric="tabular-nums"
          >
            {details}
          </Flex>
        </Stack>
        {aside}
      </Flex>
      {menu && (
        <Menu
          label={menu.label}
          align="end"
          trigger={(props) => <IconButton {...props} icon={Ellipsis} label={menu.label} />}
          entries={menu.entries}
        />
      )}
    </Flex>
  );
}

/** The maximum length of a title in the label of a menu. */
const maxShortTitle = 40;

/** Returns a title for the label of a menu: the beginning of a long text. */
export const toShortTitle = (text: string): string =>
  text.length > maxShortTitle ? `${text.slice(0, maxShortTitle).trimEnd()}…` : text;

export interface CountWithIconProps {
  icon: LucideIcon;
  count: number;
  /** Returns the text for assistive technology, such as "3 likes". `shown` is the formatted count. */
  textOf: (values: { count: number; shown: string }) => string;
}

/** A number with an icon that says what is counted, in rows that have no room for words. */
export function CountWithIcon({ icon, count, textOf }: CountWithIconProps) {
  const { i18n } = useTranslation();
  const shown = formatCount(count, i18n.language);
  return (
    <Flex as="span" gap="1" align="center">
      <Icon icon={icon} size={14} />
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{textOf({ count, shown })}</VisuallyHidden>
    </Flex>
  );
}

/** The skeleton of a list of {@link CreatorRow}s. */
export function CreatorRowsSkeleton() {
  return (
    <Stack gap="2">
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <Flex key={row} gap="3" align="center" minH="80px">
          <Skeleton w="56px" h="56px" />
          <Stack gap="2" flex="1">
            <Skeleton h="16px" w="60%" />
            <Skeleton h="12px" w="40%" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}
