import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const odile: Creator = {
  key: 'odile',
  name: 'Odile Marchetti',
  username: 'odile.bakes',
  email: 'odile.bakes@fanlight.example',
  gender: 'female',
  countryCode: 'FR',
  locale: 'en-US',
  languages: ['fr', 'en'],
  palette: palettes.rosewater,
  looks: { skin: 'rose', hair: 'bob', hairColour: '#6b2f1d', extra: 'freckles' },
  craft: 'Pastry chef',
  bio: 'Pastry in Lyon, from four in the morning. Laminated dough, fruit tarts, cakes with too many layers. I write recipes in grams and opinions in the margins.',
  monthlyPrice: 7.95,
  yearlyPrice: 79,
  cover: { scene: 'tart', mood: 'day' },
  posts: [
    {
      text: 'The shop opens at seven, so this page is what happens between four and seven. Today: butter at exactly 14 degrees, which is the only temperature at which butter tells the truth. #lamination',
      audience: 'public',
      pictures: [
        {
          scene: 'croissants',
          shape: '1:1',
          mood: 'day',
          alt: 'Croissants on a rimmed plate beside a cup of coffee, on a striped cloth.',
        },
      ],
      comments: [
        { by: 'celine', text: 'Fourteen degrees. My kitchen is twenty-six and now I know why.' },
        { by: 'odile', text: '@celine.r work on a cold tray, and work faster than you want to.' },
      ],
    },
    {
      text: 'Tart of the week: shortcrust, almond cream, fruit in rings from the outside in. The middle berry is for whoever cuts. That is the law here. #tart',
      audience: 'public',
      pictures: [
        {
          scene: 'tart',
          shape: '1:1',
          mood: 'dusk',
          alt: 'A round tart seen from above, covered in rings of glazed fruit with mint in the middle.',
        },
        { scene: 'tart', shape: '1:1', mood: 'day', alt: 'Another fruit tart on a striped cloth.' },
      ],
      comments: [
        { by: 'joel', text: 'I will now always cut.' },
        { by: 'sam', text: 'Does the law apply to children?' },
        { by: 'odile', text: '@sam.woods especially to children, it teaches geometry.' },
      ],
    },
    {
      text: 'Recipe in grams: 500 flour, 10 salt, 55 sugar, 12 fresh yeast, 140 milk, 140 water, 280 butter for folding. Three single folds, an hour of cold between each. Write to me when you reach fold two and hate me. #recipe #croissants',
      audience: 'followers',
      pictures: [
        {
          scene: 'croissants',
          shape: '4:5',
          mood: 'dusk',
          alt: 'Two golden croissants with crumbs around them on a pink plate.',
        },
      ],
      comments: [
        { by: 'noor', text: 'Fold two. Writing to you.' },
        { by: 'odile', text: '@noor good. Cover it, go outside, come back in an hour.' },
        { by: 'noor', text: 'Fold three. You are forgiven.' },
        { by: 'ravi', text: 'Saved, printed, already buttered.' },
      ],
    },
    {
      text: 'A wedding cake left in three boxes on the back of a bicycle. It arrived. The bicycle has been offered a job. #cake',
      audience: 'public',
      pictures: [
        {
          scene: 'cake',
          shape: '4:5',
          mood: 'day',
          alt: 'A layered cake with pink icing and berries on a tall stand.',
        },
        {
          scene: 'cake',
          shape: '4:5',
          mood: 'dusk',
          alt: 'The cake before its journey, with icing running down its sides.',
        },
      ],
      comments: [
        { by: 'trio', text: 'We know a shop for that bicycle.' },
        { by: 'nadia', text: 'I was at that wedding. There were no leftovers, I checked.' },
      ],
    },
    {
      text: 'Opinion from the margins: a vanilla pod is worth it in custard and wasted in cake. Spend the money on butter.',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'greta', text: 'Finally somebody says it.' },
        { by: 'leila', text: 'I disagree, politely, with my mouth full.' },
        { by: 'mei', text: 'Margins are the best part of any recipe.' },
      ],
    },
    {
      text: 'Rain all morning, so the whole street came in at once. Last tray at 9:12, which is a record. Tomorrow I make double. #bakery #lyon',
      audience: 'public',
      pictures: [
        {
          scene: 'croissants',
          shape: '3:2',
          mood: 'night',
          alt: 'The last croissants of the morning on a plate in low light, with a cup beside them.',
        },
        {
          scene: 'tart',
          shape: '3:2',
          mood: 'night',
          alt: 'A whole fruit tart on a dark striped cloth.',
        },
        { scene: 'cake', shape: '3:2', mood: 'night', alt: 'A layered cake on its stand in a dim room.' },
      ],
      comments: [
        { by: 'ewan', text: '9:12 and I came at 9:15.' },
        { by: 'odile', text: '@ewan.mac tomorrow I keep two under the counter.' },
      ],
    },
  ],
};
