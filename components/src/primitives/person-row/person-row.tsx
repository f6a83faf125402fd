import type { ReactNode } from 'react';
import { Box, Flex } from '../../styled/index.ts';
import { Avatar } from '../avatar/index.ts';
import { Handle, Text } from '../text/index.ts';
import { TextLink } from '../text-link/index.ts';

export interface PersonRowProps {
  name: string;
  username: string | null;
  /** The URL of the picture. */
  avatar: string | null;
  /** The path of the person's page; undefined if the person has none. */
  href?: string | undefined;
  /** Rendered after the name, such as the mark of a verified performer. */
  mark?: ReactNode;
  /** Rendered after the username, such as a date. */
  caption: ReactNode;
  /** More lines below the caption. */
  children?: ReactNode;
  /** A button or a menu at the end of the row. */
  action?: ReactNode;
}

/** A person in a list: picture, name, username and a caption. */
export function PersonRow({ name, username, avatar, href, mark, caption, children, action }: PersonRowProps) {
  return (
    <Flex gap="3" align={children ? 'flex-start' : 'center'}>
      <Avatar name={name} src={avatar} decorative />
      <Box flex="1" minW="0">
        <Box lineHeight="snug" overflowWrap="anywhere">
          {href ? (
            <TextLink to={href} quiet standalone fontWeight="semibold">
              {name}
            </TextLink>
          ) : (
            <Box as="span" fontWeight="semibold">
              {name}
            </Box>
          )}
          {mark}
        </Box>
        <Text tone="subtle" size="xs">
          {username && (
            <>
              <Handle username={username} />
              {' · '}
            </>
          )}
          {caption}
        </Text>
        {children}
      </Box>
      {action}
    </Flex>
  );
}
