/** The performer of the scenes. The samples use another performer, whose session they end. */
export const performer = 'trio';

/** The performer's demo login. */
export const performerLogin = 'bluehour.trio';

/** Ids of the performer's items, for the scenes that buy and delete them. */
export interface PerformerItems {
  feed?: string;
  video?: string;
  gallery?: string;
  photo?: string;
}
