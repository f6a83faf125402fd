import type { Mood } from '../art/paint.ts';
import type { SceneName } from '../art/scenes/index.ts';
import type { PostComment } from '../types.ts';

/** A scene that a video shows for some seconds, with a slow zoom. */
export interface Shot {
  scene: SceneName;
  mood: Mood;
}

interface DemoVideoBasics {
  /** The key of the video. It is also the name of its file. */
  name: string;
  /** The key of the performer. */
  by: string;
  /** The time of the publication in hours before the present. */
  hoursAgo: number;
  audience: 'public' | 'followers' | 'subscribers';
  /** The duration of each shot in seconds. Consecutive shots are cross-faded. */
  shotSeconds: number;
  shots: Shot[];
  /** The lines of speech, one for each shot. */
  captions?: { locale: 'en-US' | 'es-ES'; lines: string[] };
}

/** A landscape video. */
export interface LandscapeVideo extends DemoVideoBasics {
  kind: 'video';
  title: string;
  description: string;
  /** The price in tokens; undefined if the video is not for sale. */
  price?: number;
  /** Whether the first shot is the teaser. */
  hasTeaser?: boolean;
}

/** A reel, which is a video in portrait format. */
export interface DemoReel extends DemoVideoBasics {
  kind: 'reel';
  text: string;
  /** The comments, oldest first. Only public reels have comments. */
  comments?: PostComment[];
}

export type DemoVideo = LandscapeVideo | DemoReel;

/** The welcome videos of profiles. Each of them is also in `demoVideos`. */
export const welcomeVideos: readonly { by: string; video: string }[] = [{ by: 'mara', video: 'tall-vase' }];

/** The videos and reels of the demo. `create-files.ts` creates their files in `mocks/assets/videos`. */
export const demoVideos: readonly DemoVideo[] = [
  {
    kind: 'video',
    name: 'tall-vase',
    by: 'mara',
    hoursAgo: 31,
    audience: 'public',
    title: 'Throwing a tall vase',
    description:
      'Centring, opening, and the third pull, where most of mine collapse. Watch the rim: it tells you before the wall does. #stoneware #wheel',
    shotSeconds: 4,
    shots: [
      { scene: 'vases', mood: 'day' },
      { scene: 'bowls', mood: 'dusk' },
      { scene: 'kiln', mood: 'night' },
    ],
    captions: {
      locale: 'en-US',
      lines: [
        'Centre it slowly. The clay has all day.',
        'Open, and leave the floor thicker than you think.',
        'And then the fire decides.',
      ],
    },
  },
  {
    kind: 'video',
    name: 'river-ash',
    by: 'mara',
    hoursAgo: 200,
    audience: 'subscribers',
    title: 'Glazing with river ash, start to finish',
    description:
      'The whole recipe, spoken while I mix it: sieving, the two tests that save a kiln load, and the dip that gives the line. For subscribers, with the shopping list at the end. #glaze #ash',
    hasTeaser: true,
    shotSeconds: 4,
    shots: [
      { scene: 'bowls', mood: 'night' },
      { scene: 'kiln', mood: 'dusk' },
      { scene: 'bowls', mood: 'day' },
    ],
  },
  {
    kind: 'video',
    name: 'quiet-move',
    by: 'priya',
    hoursAgo: 75,
    audience: 'subscribers',
    price: 6,
    title: 'The quiet move in the Caro-Kann',
    description:
      'Six games, one idea: improve the worst piece first. You will find the move in the last one yourself, I promise. #chess #carokann',
    hasTeaser: true,
    shotSeconds: 4,
    shots: [
      { scene: 'chess', mood: 'dusk' },
      { scene: 'endgame', mood: 'day' },
      { scene: 'chess', mood: 'night' },
    ],
  },
  {
    kind: 'video',
    name: 'sound-post',
    by: 'anselm',
    hoursAgo: 120,
    audience: 'public',
    title: 'Fitting a sound post',
    description:
      'A stick of spruce as long as a finger, and the reason your violin sounds the way it does. #luthier #violin',
    shotSeconds: 4,
    shots: [
      { scene: 'violin', mood: 'dusk' },
      { scene: 'guitar', mood: 'day' },
      { scene: 'violin', mood: 'night' },
    ],
  },
  {
    kind: 'video',
    name: 'pruning',
    by: 'hanneke',
    hoursAgo: 52,
    audience: 'followers',
    title: 'Pruning without fear',
    description: 'Three cuts, in this order, and the one that nobody should make in March. #garden #pruning',
    shotSeconds: 4,
    shots: [
      { scene: 'beds', mood: 'day' },
      { scene: 'leaves', mood: 'day' },
      { scene: 'bloom', mood: 'dusk' },
    ],
  },
  {
    kind: 'video',
    name: 'saturno',
    by: 'ines',
    hoursAgo: 18,
    audience: 'public',
    title: 'Saturno desde un balcón',
    description:
      'Unos prismáticos, una barandilla y diez minutos de paciencia: así se encuentra Saturno en la ciudad. #saturno #cielo',
    shotSeconds: 4,
    shots: [
      { scene: 'stargazing', mood: 'night' },
      { scene: 'planet', mood: 'night' },
      { scene: 'moon', mood: 'night' },
    ],
    captions: {
      locale: 'es-ES',
      lines: ['Busca primero la luna.', 'Ahora, un palmo a la derecha.', 'Y ahí está.'],
    },
  },
  {
    kind: 'video',
    name: 'lamination',
    by: 'odile',
    hoursAgo: 340,
    audience: 'followers',
    title: 'Lamination: butter, cold, patience',
    description:
      'Three turns and where each of them goes wrong. The sound at the end is the point of it all. #croissant #baking',
    shotSeconds: 4,
    shots: [
      { scene: 'croissants', mood: 'day' },
      { scene: 'tart', mood: 'dusk' },
      { scene: 'croissants', mood: 'dusk' },
    ],
  },
  {
    kind: 'reel',
    name: 'centring',
    by: 'mara',
    hoursAgo: 9,
    audience: 'public',
    text: 'Forty seconds of centring, cut to twelve. #stoneware',
    comments: [
      { by: 'noor', text: 'Elbows in. I have it on a note above my wheel now.' },
      { by: 'leila', text: 'Twelve seconds, and I held my breath for all of them.' },
      { by: 'sam', text: 'Mine has never once stopped wobbling.' },
      { by: 'mara', text: 'Sam: wetter hands, slower wheel, and forgive the first one.' },
    ],
    shotSeconds: 4,
    shots: [
      { scene: 'bowls', mood: 'day' },
      { scene: 'vases', mood: 'dusk' },
    ],
    captions: { locale: 'en-US', lines: ['Elbows in.', 'And breathe.'] },
  },
  {
    kind: 'reel',
    name: 'slow-turn',
    by: 'kofi',
    hoursAgo: 5,
    audience: 'public',
    text: 'The turn everybody asks about, slowly. #dance',
    comments: [
      { by: 'imani', text: 'So the head goes last. I have been doing it backwards for a year.' },
      { by: 'joel', text: 'Slower, please. My knees are older than the song.' },
      { by: 'kofi', text: 'Next week at half of this speed, then.' },
    ],
    shotSeconds: 4,
    shots: [
      { scene: 'dancers', mood: 'night' },
      { scene: 'dancers', mood: 'dusk' },
    ],
  },
  {
    kind: 'reel',
    name: 'sea-hare',
    by: 'sefa',
    hoursAgo: 14,
    audience: 'public',
    text: 'A sea hare crossing the sand, low tide, no hurry at all. #tidepool',
    comments: [
      { by: 'ewan', text: 'I had no idea that they had rabbit ears.' },
      { by: 'mei', text: 'The most relaxing thing on this site.' },
    ],
    shotSeconds: 4,
    shots: [
      { scene: 'tidepool', mood: 'day' },
      { scene: 'waves', mood: 'dusk' },
    ],
  },
  {
    kind: 'reel',
    name: 'one-crane',
    by: 'yuki',
    hoursAgo: 22,
    audience: 'public',
    text: 'One crane, twenty-two folds, no scissors. #origami',
    comments: [
      { by: 'aiko', text: 'Fold seventeen is where I always tear it.' },
      { by: 'theo', text: 'Counted them. Twenty-two. Respect.' },
      { by: 'nadia', text: 'Which paper is that?' },
    ],
    shotSeconds: 4,
    shots: [
      { scene: 'folds', mood: 'day' },
      { scene: 'cranes', mood: 'dusk' },
    ],
  },
  {
    kind: 'reel',
    name: 'cold-open',
    by: 'wren',
    hoursAgo: 40,
    audience: 'followers',
    text: 'The cold open that did not make it into Sunday. Followers hear it first. #radio',
    shotSeconds: 4,
    shots: [
      { scene: 'microphone', mood: 'dusk' },
      { scene: 'waveform', mood: 'night' },
    ],
  },
  {
    kind: 'reel',
    name: 'ridge-line',
    by: 'tomas',
    hoursAgo: 63,
    audience: 'public',
    text: 'Dos horas de cresta en ocho segundos. #montaña',
    comments: [
      { by: 'lucia', text: '¿Se puede hacer con niños?' },
      { by: 'tomas', text: 'Hasta el lago, sí. La cresta, mejor otro año.' },
      { by: 'hugo', text: 'Ese lago merece sus propios ocho segundos.' },
    ],
    shotSeconds: 4,
    shots: [
      { scene: 'ridges', mood: 'day' },
      { scene: 'lake', mood: 'dusk' },
    ],
  },
  {
    kind: 'reel',
    name: 'soundcheck',
    by: 'trio',
    hoursAgo: 90,
    audience: 'subscribers',
    text: 'Soundcheck, before anybody had found the lights. For the people who keep us on the road. #jazz',
    shotSeconds: 4,
    shots: [
      { scene: 'stage', mood: 'night' },
      { scene: 'keys', mood: 'dusk' },
    ],
  },
];
