export { DevelopmentMailboxScreen, type DevelopmentMailboxScreenProps } from './development-mailbox-screen.tsx';
