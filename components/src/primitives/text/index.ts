export { Heading, type HeadingProps, Text } from './text.tsx';
