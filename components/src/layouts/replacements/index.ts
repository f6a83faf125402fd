export { CountryBlockedPage, MaintenancePage, NotFoundPage, type ReplacementProps } from './replacements.tsx';
