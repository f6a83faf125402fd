/** The performer of the scenes. Different from that of the table, whose session the table ends. */
export const performer = 'trio';

/** Her demo login. */
export const performerLogin = 'bluehour.trio';

/** Ids of the performer's items, for the scenes that buy and delete them. */
export interface Works {
  feed?: string;
  video?: string;
  gallery?: string;
  photo?: string;
}
