export { Handle, Heading, type HeadingProps, Text } from './text.tsx';
