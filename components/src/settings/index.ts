export { ContactScreen, type ContactScreenProps, type ContactValues } from './contact-screen.tsx';
