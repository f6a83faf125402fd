export { BlockDialog, type BlockDialogProps } from './block-dialog.tsx';
export { BlockedCountries, type BlockedCountriesProps } from './blocked-countries.tsx';
export { BlockedUsers, type BlockedUsersProps } from './blocked-users.tsx';
