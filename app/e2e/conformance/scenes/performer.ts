/** The performer of the scenes. Another one than that of the table, which ends that one's session. */
export const performer = 'trio';

/** Her login in the demo world. */
export const performerLogin = 'bluehour.trio';

/** Ids of what the performer published, for the scenes in which it is bought and deleted. */
export interface Works {
  feed?: string;
  video?: string;
  gallery?: string;
  photo?: string;
}
