/** The performer of the scenarios. The calls with samples use another performer, whose session they end. */
export const performer = 'trio';

/** The username of the performer in the demo. */
export const performerLogin = 'bluehour.trio';

/** The ids of the performer's items, which other scenarios buy and delete. */
export interface PerformerItems {
  feed?: string;
  video?: string;
  gallery?: string;
  photo?: string;
}
