import type { DemoGallery, Picture } from './types.ts';

const row = (
  scene: Picture['scene'],
  shape: Picture['shape'],
  seen: Partial<Record<Picture['mood'], string>>,
): Picture[] =>
  (Object.entries(seen) as [Picture['mood'], string][]).map(([mood, alt]) => ({ scene, shape, mood, alt }));

/** The galleries of several performers. Most are public, some are for subscribers, and some are for sale. */
export const galleries: readonly DemoGallery[] = [
  {
    by: 'mara',
    title: 'A day at the kiln',
    description:
      'From the first brick out of the door to the last pot on the table, in the order in which it happened. #kilnday',
    audience: 'public',
    daysAgo: 21,
    pictures: [
      ...row('kiln', '4:5', {
        night: 'The kiln before dawn, still shut, with a line of orange around the door.',
        dusk: 'The first bricks are out; heat stands in the air above the shelves.',
        day: 'Shelves of the open kiln in daylight, pots in every shade of brown.',
      }),
      ...row('bowls', '1:1', {
        day: 'Bowls set out in the order of their shelves, still warm.',
        dusk: 'One large bowl on its own, its glaze crackled like thin ice.',
      }),
      ...row('vases', '4:5', { day: 'Tall vases against the barn wall, waiting to be looked at twice.' }),
    ],
  },
  {
    by: 'mara',
    title: 'Forty glazes, and what was on the back',
    description:
      'Test tiles grown up: each pot next to the recipe that made it. With the ones that failed, because those teach more.',
    audience: 'subscribers',
    price: 12,
    daysAgo: 9,
    pictures: [
      ...row('bowls', '3:2', {
        day: 'A row of test bowls from pale grey to river green.',
        night: 'The iron glazes by lamplight, nearly black with a copper edge.',
      }),
      ...row('vases', '1:1', {
        dusk: 'Three vases with the same glaze, fired at three temperatures.',
        night: 'The vase whose glaze ran onto the shelf, lit from the side.',
      }),
    ],
  },
  {
    by: 'ines',
    title: 'Cuaderno de agosto',
    description: 'Noches de la sierra, sin filtros: lo que se vio y lo que se escapó.',
    audience: 'public',
    daysAgo: 33,
    pictures: [
      ...row('stargazing', '4:5', {
        night: 'Una persona con telescopio bajo un cielo lleno de estrellas.',
        dusk: 'El telescopio preparado mientras el cielo todavía es naranja.',
      }),
      ...row('moon', '1:1', { night: 'La luna casi llena, con sus mares bien marcados.' }),
      ...row('planet', '1:1', { night: 'Un planeta con anillos y dos lunas pequeñas a su lado.' }),
    ],
  },
  {
    by: 'odile',
    title: 'Lamination, fold by fold',
    description: 'Twenty-seven layers and where each of them went. For those who ask about the butter.',
    audience: 'subscribers',
    daysAgo: 14,
    pictures: [
      ...row('croissants', '3:2', {
        day: 'Croissants on a tray, the layers of the nearest one clearly to be counted.',
        dusk: 'A croissant cut across, open like a honeycomb.',
      }),
      ...row('tart', '1:1', { day: 'The trimmings turned into a small tart with one cherry.' }),
    ],
  },
  {
    by: 'anselm',
    title: 'Building a parlour guitar',
    description: 'From two boards of spruce to the first chord. It took a winter.',
    audience: 'public',
    daysAgo: 40,
    pictures: [
      ...row('guitar', '4:5', {
        day: 'The finished guitar leaning on the bench in morning light.',
        dusk: 'The guitar without its strings, varnish still drying.',
        night: 'The guitar under the lamp on the night it was first played.',
      }),
      ...row('violin', '4:5', { dusk: 'The violin that hung beside it all winter, for company.' }),
    ],
  },
  {
    by: 'sefa',
    title: 'One pool, four tides',
    description: 'The same half metre of rock, looked at four times in a week.',
    audience: 'public',
    daysAgo: 6,
    pictures: [
      ...row('tidepool', '1:1', {
        day: 'The pool at noon, clear to the bottom, anemones open.',
        dusk: 'The pool in evening light with a crab at its edge.',
        night: 'The pool by torchlight, everything that hides by day is out.',
      }),
      ...row('waves', '3:2', { day: 'The wave that ended the fourth visit early.' }),
    ],
  },
  {
    by: 'tomas',
    title: 'La travesía de los cinco collados',
    description: 'Dos días, cinco collados, un solo par de calcetines secos.',
    audience: 'followers',
    daysAgo: 18,
    pictures: [
      ...row('ridges', '3:2', {
        day: 'Crestas azules una detrás de otra desde el primer collado.',
        dusk: 'El mismo perfil de crestas con la última luz.',
      }),
      ...row('trail', '4:5', { day: 'El sendero que sube en curvas hacia el segundo collado.' }),
      ...row('lake', '3:2', { dusk: 'El lago del refugio, quieto antes de la cena.' }),
    ],
  },
  {
    by: 'yuki',
    title: 'Pop-ups that nearly work',
    description: 'Eleven attempts at a bridge that stands up when the page is opened. Four of them do.',
    audience: 'subscribers',
    price: 3,
    daysAgo: 11,
    pictures: [
      ...row('popup', '3:2', {
        day: 'A paper bridge rising from an open card.',
        dusk: 'A card half closed, the bridge folding to the wrong side.',
      }),
      ...row('cranes', '1:1', { day: 'Paper cranes made from the attempts that failed.' }),
      ...row('folds', '1:1', { night: 'A sheet full of folds under the desk lamp.' }),
    ],
  },
  {
    by: 'hanneke',
    title: 'The walled garden in June',
    description: 'Every bed, from the gate to the compost.',
    audience: 'public',
    daysAgo: 4,
    pictures: [
      ...row('beds', '3:2', {
        day: 'Rows of vegetables inside the old wall, beans on their poles.',
        dusk: 'The beds after watering, the wall still warm and red.',
      }),
      ...row('bloom', '4:5', { day: 'The first open rose beside the gate.' }),
      ...row('leaves', '1:1', { day: 'Leaves of seven kinds of lettuce, side by side.' }),
    ],
  },
];
