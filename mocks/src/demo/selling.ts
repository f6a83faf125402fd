import { api } from '@fanlight/sdk';
import { drawPicture } from './art/draw.ts';
import { palettes } from './art/palettes.ts';
import { toJpeg } from './art/raster.ts';
import { makePdf } from './pdf.ts';
import type { DemoContext, DemoStep, Picture, StepAction } from './types.ts';

/** A product for sale. */
interface DemoProduct {
  /** The key of the product in the demo. */
  key: string;
  by: string;
  palette: keyof typeof palettes;
  title: string;
  description: string;
  price: number;
  /** The stock; undefined if the product is digital. */
  stock?: number;
  /** The lines of text in the file of a digital product. */
  pages?: string[];
  picture: Pick<Picture, 'scene' | 'mood' | 'alt'>;
  daysAgo: number;
}

const products: readonly DemoProduct[] = [
  {
    key: 'recipes',
    by: 'mara',
    palette: 'ember',
    title: 'Forty glaze recipes',
    description:
      'Every recipe on my shelf, with the firings that went wrong. Weights for a litre, cones for a gas kiln.',
    price: 24.5,
    pages: ['Ash glaze, test nine', 'Oak ash 40, feldspar 40, clay 20, red iron oxide 2.', 'Cone 10, slow cooling.'],
    picture: { scene: 'bowls', mood: 'night', alt: 'Glazed bowls on a table in the dark studio, lit from one side.' },
    daysAgo: 150,
  },
  {
    key: 'mug',
    by: 'mara',
    palette: 'ember',
    title: 'River glaze mug',
    description: 'Thrown and glazed by hand, 350 ml. No two run the same, and none likes the dishwasher.',
    price: 38,
    stock: 14,
    picture: { scene: 'bowls', mood: 'day', alt: 'Cups with a glaze that runs, on a wooden table.' },
    daysAgo: 90,
  },
  {
    key: 'bowl',
    by: 'mara',
    palette: 'ember',
    title: 'Tide bowl',
    description: 'One of a kind: the large one from the Thursday firing, with the rim that broke like river sand.',
    price: 64,
    stock: 1,
    picture: { scene: 'bowls', mood: 'dusk', alt: 'A large bowl in a dripping ash glaze, in front of smaller ones.' },
    daysAgo: 30,
  },
  {
    key: 'songbook',
    by: 'trio',
    palette: 'indigo',
    title: 'Open D songbook',
    description:
      'Twelve of our tunes written down as we play them, mistakes and all. Chords, lines, and where to breathe.',
    price: 15,
    pages: ['Ballad in the rain', 'Slow. The second chorus is quieter than you think.'],
    picture: { scene: 'stage', mood: 'night', alt: 'An empty stage with three instruments in a blue light.' },
    daysAgo: 120,
  },
  {
    key: 'vinyl',
    by: 'trio',
    palette: 'indigo',
    title: 'Blue hour, on vinyl',
    description: 'Recorded in one room in one night. 180 g, with a sleeve that was printed two streets away.',
    price: 32,
    stock: 40,
    picture: { scene: 'stage', mood: 'dusk', alt: 'A small stage at blue hour, seen from the last row.' },
    daysAgo: 75,
  },
  {
    key: 'seeds',
    by: 'hanneke',
    palette: 'meadow',
    title: 'Seeds of the walled garden',
    description: 'Eight envelopes, saved by hand: four to eat, three to look at, one that I could not name.',
    price: 12,
    stock: 25,
    picture: { scene: 'beds', mood: 'day', alt: 'Beds of a walled garden in the morning.' },
    daysAgo: 60,
  },
  {
    key: 'kit',
    by: 'yuki',
    palette: 'kraft',
    title: 'Pop-up lighthouse kit',
    description:
      'Eleven sheets, two hours, one lighthouse that stands up when you open the card. Scissors are not included.',
    price: 18,
    stock: 30,
    picture: { scene: 'popup', mood: 'day', alt: 'A paper lighthouse that stands up from an open card.' },
    daysAgo: 52,
  },
  {
    key: 'endgames',
    by: 'priya',
    palette: 'slate',
    title: 'Endgame studies for patient people',
    description:
      'Sixty positions, from a first king march to the last study. Solutions upside down, as they should be.',
    price: 18,
    pages: ['Study one', 'White to move and win. Put the clock away.'],
    picture: { scene: 'chess', mood: 'dusk', alt: 'A few last pieces on a chessboard by a window.' },
    daysAgo: 100,
  },
];

/** A post for subscribers that other users can buy. */
interface PricedPost {
  key: string;
  by: string;
  palette: keyof typeof palettes;
  text: string;
  price: number;
  pictures: Picture[];
  daysAgo: number;
}

const pricedPosts: readonly PricedPost[] = [
  {
    key: 'templates',
    by: 'yuki',
    palette: 'kraft',
    text: 'The whole dragon, fold by fold, with the two templates that I never gave away. Print them at 100 %, then do nothing in a hurry. #paper',
    price: 6,
    pictures: [
      { scene: 'folds', shape: '4:5', mood: 'dusk', alt: 'A paper dragon with a folded back on a dark table.' },
      { scene: 'cranes', shape: '4:5', mood: 'day', alt: 'Folded sheets laid out in order.' },
    ],
    daysAgo: 14,
  },
  {
    key: 'opening',
    by: 'priya',
    palette: 'slate',
    text: 'My own repertoire against the quiet openings, move by move, with what I am afraid of in each line. #chess #notes',
    price: 5,
    pictures: [
      { scene: 'chess', shape: '3:2', mood: 'night', alt: 'A chessboard in lamplight in the middle of a game.' },
    ],
    daysAgo: 2.2,
  },
  {
    key: 'current',
    by: 'sefa',
    palette: 'lagoon',
    text: 'Where the octopus lives: the exact pool, the hour, the tide, and how to leave it alone. Twelve pictures of one careful animal. #tidepool',
    price: 4,
    pictures: [{ scene: 'tidepool', shape: '3:2', mood: 'dusk', alt: 'Rocks and water at low tide in evening light.' }],
    daysAgo: 1.1,
  },
];

async function draw(seed: string, picture: Picture, palette: keyof typeof palettes, name: string): Promise<File> {
  return new File([await toJpeg(drawPicture(seed, picture, palettes[palette]))], name, { type: 'image/jpeg' });
}

/** Puts a product on sale. */
const offer =
  ({ key, by, palette, title, description, price, stock, pages, picture }: DemoProduct): StepAction =>
  async (context) => {
    const image = await draw(`ware/${key}`, { ...picture, shape: '4:5' }, palette, `${key}.jpg`);
    const common = { title, description, price, image, alt: picture.alt };
    const body =
      stock === undefined
        ? { ...common, type: 'digital' as const, file: makePdf(title, pages ?? [], `${key}.pdf`) }
        : { ...common, type: 'physical' as const, stock };
    context.saveId(`ware/${key}`, (await context.actor(by).client.call(api.createProduct, { body }))._id);
  };

const publish =
  ({ key, by, palette, text, price, pictures }: PricedPost): StepAction =>
  async (context) => {
    const { client } = context.actor(by);
    const files = [];
    for (const [place, picture] of pictures.entries()) {
      const photo = await draw(`priced/${key}/${place}`, picture, palette, `${place}.jpg`);
      const { _id } = await client.call(api.uploadFeedPhoto, { body: { photo } });
      files.push({ fileId: _id, alt: picture.alt });
    }
    const { _id } = await client.call(api.createFeed, { body: { text, audience: 'subscribers', price, files } });
    context.saveId(`priced/${key}`, _id);
  };

const buyPost =
  (by: string, key: string): StepAction =>
  ({ actor, getId }) =>
    actor(by).client.call(api.buyFeed, { params: { id: getId(`priced/${key}`) }, body: {} });

const buy =
  (by: string, key: string, order: { quantity?: number; note?: string; name?: string } = {}): StepAction =>
  async ({ actor, getId, saveId }) => {
    const { client } = actor(by);
    const { name, ...rest } = order;
    const { data: book } = await client.call(api.listAddresses);
    const [home] = book;
    const isDigital = products.some((product) => product.key === key && product.stock === undefined);
    const body = { ...rest, ...(!isDigital && home && { addressId: home._id }) };
    const bought = await client.call(api.buyProduct, { params: { id: getId(`ware/${key}`) }, body });
    if (name) saveId(`order/${name}`, bought.order._id);
  };

type OrderStatus = Parameters<DemoContext['updateOrder']>[2];

const updateOrder =
  (by: string, name: string, status: OrderStatus): StepAction =>
  (context) =>
    context.updateOrder(by, context.getId(`order/${name}`), status);

const addAddress =
  (by: string, address: Parameters<DemoContext['addAddress']>[1]): StepAction =>
  (context) =>
    context.addAddress(by, address);

const buyTokens =
  (by: string, amount: number): StepAction =>
  (context) =>
    context.buyTokens(by, amount);

const planStep = (daysAgo: number, by: string, run: StepAction): DemoStep => ({ daysAgo, by, run });

const beirut = { name: 'Noor Haddad', line1: 'Rue Gouraud 18', postalCode: '2038', city: 'Beirut', countryCode: 'LB' };

/** The purchases of the demo login (an order in each status, downloads, a post) and of other fans. */
const purchases: readonly DemoStep[] = [
  planStep(74, 'noor', buyTokens('noor', 200)),
  planStep(73.9, 'noor', addAddress('noor', { ...beirut, label: 'Home', line2: 'Third floor, the green door' })),
  planStep(
    73.8,
    'noor',
    addAddress('noor', { ...beirut, label: 'Studio', line1: 'Armenia Street 41', phone: '+961 1 555 0142' }),
  ),
  planStep(73, 'noor', buy('noor', 'recipes')),
  planStep(48, 'noor', buy('noor', 'seeds', { name: 'seeds', note: 'For a balcony that gets the morning.' })),
  planStep(
    46,
    'hanneke',
    updateOrder('hanneke', 'seeds', { status: 'shipped', carrier: 'Northern Parcel', trackingNumber: 'NP77310042' }),
  ),
  planStep(40, 'hanneke', updateOrder('hanneke', 'seeds', { status: 'delivered' })),
  planStep(12, 'noor', buyPost('noor', 'templates')),
  planStep(9, 'noor', buy('noor', 'kit', { name: 'kit', quantity: 2 })),
  planStep(8, 'yuki', updateOrder('yuki', 'kit', { status: 'processing' })),
  planStep(
    6,
    'yuki',
    updateOrder('yuki', 'kit', {
      status: 'shipped',
      carrier: 'Harbour Post',
      trackingNumber: 'HP-2291-884',
      trackingUrl: 'https://parcels.example/HP-2291-884',
    }),
  ),
  planStep(3, 'noor', buy('noor', 'vinyl', { name: 'vinyl' })),
  planStep(1.5, 'trio', updateOrder('trio', 'vinyl', { status: 'processing' })),
  planStep(0.7, 'noor', buy('noor', 'mug', { name: 'mug', note: 'It is a present. Please leave the bill out.' })),
  planStep(27, 'celine', buyTokens('celine', 150)),
  planStep(
    26.9,
    'celine',
    addAddress('celine', {
      name: 'Céline Roux',
      line1: '9 rue des Lilas',
      postalCode: '75019',
      city: 'Paris',
      countryCode: 'FR',
      stateCode: 'IDF',
    }),
  ),
  planStep(26, 'celine', buy('celine', 'bowl')),
  planStep(16, 'celine', buy('celine', 'mug', { name: 'celine', quantity: 2 })),
  planStep(
    15,
    'mara',
    updateOrder('mara', 'celine', { status: 'shipped', carrier: 'Correio Azul', trackingNumber: 'CA004512PT' }),
  ),
  planStep(10, 'mara', updateOrder('mara', 'celine', { status: 'delivered' })),
  planStep(21, 'ravi', buyTokens('ravi', 50)),
  planStep(20, 'ravi', buy('ravi', 'endgames')),
  planStep(5, 'leila', buyTokens('leila', 50)),
  planStep(4, 'leila', buy('leila', 'recipes')),
];

/** All actions by which users sell and buy. */
export const selling: readonly DemoStep[] = [
  ...products.map((product) => planStep(product.daysAgo, product.by, offer(product))),
  ...pricedPosts.map((post) => planStep(post.daysAgo, post.by, publish(post))),
  ...purchases,
];
