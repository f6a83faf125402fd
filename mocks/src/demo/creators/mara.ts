import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const mara: Creator = {
  key: 'mara',
  name: 'Mara Quill',
  username: 'mara.clay',
  email: 'mara.clay@fanlight.example',
  gender: 'female',
  countryCode: 'PT',
  locale: 'en-US',
  languages: ['pt', 'en'],
  palette: palettes.ember,
  looks: { skin: 'tan', hair: 'bun', hairColour: '#3b2620', extra: 'earrings' },
  craft: 'Ceramicist',
  bio: 'Stoneware with a memory of the river. I throw, glaze and fire in a former cork barn outside Porto, and show the failures too. Kiln day is usually Thursday.',
  monthlyPrice: 9.95,
  yearlyPrice: 99,
  cover: { scene: 'vases', mood: 'dusk' },
  posts: [
    {
      text: 'First post, so first pots. I moved a kick wheel, two hundred kilos of clay and one patient dog into a barn this week. These three came off the wheel before the shelves were up. #stoneware #studio',
      audience: 'public',
      pictures: [
        {
          scene: 'vases',
          shape: '4:5',
          mood: 'day',
          alt: 'Stoneware vases standing on a wooden table in morning light, one with a dry branch.',
        },
      ],
      comments: [
        { by: 'greta', text: 'The barn suits you. Does the dog have a bowl yet?' },
        { by: 'mara', text: '@greta.lind the dog had the first bowl. He is not impressed by glaze.' },
        { by: 'paulo', text: 'Two hundred kilos and still smiling. Welcome to the north.' },
      ],
    },
    {
      text: 'On wedging: if you can hear air, keep going. I count to a hundred and then do twenty more, because the one time I stopped at ninety a plate exploded and took four mugs with it. #clay #notes',
      audience: 'followers',
      pictures: [],
      comments: [
        { by: 'sam', text: 'The four mugs are the part that hurts.' },
        { by: 'imani', text: 'Writing "twenty more" on the wall of my class.' },
      ],
    },
    {
      text: 'Ash glaze, test nine. Sieved oak from the bread oven down the road, feldspar, a little iron. Number nine finally breaks the way river sand does when the water leaves it. #glaze #ash',
      audience: 'public',
      pictures: [
        {
          scene: 'bowls',
          shape: '1:1',
          mood: 'dusk',
          alt: 'Bowls in a dripping ash glaze, one large bowl in front of the others.',
        },
        {
          scene: 'bowls',
          shape: '1:1',
          mood: 'day',
          alt: 'A large bowl with a glazed rim in front of smaller stacked ones.',
        },
        {
          scene: 'vases',
          shape: '1:1',
          mood: 'dusk',
          alt: 'Three tall vases dipped halfway in glaze against a warm wall.',
        },
      ],
      comments: [
        { by: 'noor', text: 'That rim looks like the line the tide leaves. How thick do you pour it?' },
        { by: 'mara', text: '@noor like cold cream, then I wait for the shine to go before the second dip.' },
        { by: 'rosa', text: 'Nine tests. I would have stopped at three and called it a style.' },
      ],
    },
    {
      text: 'The kiln is at 1,240 degrees and I am sitting outside with a sandwich, which is the whole secret of firing: stay near, touch nothing. Opening tomorrow at seven. #kilnday',
      audience: 'public',
      pictures: [
        {
          scene: 'kiln',
          shape: '4:5',
          mood: 'night',
          alt: 'The inside of a brick kiln glowing orange, with pots on two shelves.',
        },
      ],
      comments: [
        { by: 'theo', text: 'What kind of sandwich goes with 1,240 degrees?' },
        { by: 'mara', text: '@theo.b cheese and quince. It has to be eaten cold, out of respect.' },
        { by: 'bea', text: 'Setting an alarm for seven.' },
        { by: 'noor', text: 'Staying near and touching nothing is harder than it sounds.' },
      ],
    },
    {
      text: 'Opened. Forty-one whole, three cracked, one that slumped into something I like better than the drawing. The slumped one stays with me. Thank you @noor for the nudge about the second dip. #kilnday #stoneware',
      audience: 'followers',
      pictures: [
        {
          scene: 'kiln',
          shape: '3:2',
          mood: 'dusk',
          alt: 'Finished bowls and vases on the shelves of an open kiln that is still warm.',
        },
        {
          scene: 'vases',
          shape: '3:2',
          mood: 'night',
          alt: 'A row of five vases on a dark table, one of them holding a branch.',
        },
      ],
      comments: [
        { by: 'noor', text: 'The slumped one has the best shoulders of the lot.' },
        { by: 'celine', text: 'Forty-one of forty-five is a very good Thursday.' },
        { by: 'hanneke', text: 'If one of the cracked ones is looking for a home, I have a fern without a pot.' },
      ],
    },
    {
      text: 'Packing the market table: twelve bowls, six vases, and the little cups people keep asking about. They are smaller in the hand than in the pictures, and that is on purpose. #studio',
      audience: 'public',
      pictures: [
        {
          scene: 'bowls',
          shape: '3:2',
          mood: 'day',
          alt: 'A row of glazed bowls on a long table, ready to be packed.',
        },
        {
          scene: 'vases',
          shape: '1:1',
          mood: 'day',
          alt: 'Vases of different heights on a table, waiting for paper and straw.',
        },
      ],
      comments: [
        { by: 'leila', text: 'I have one of the little cups. It changed what I drink in the morning.' },
        { by: 'aiko', text: 'Smaller in the hand is exactly right.' },
        { by: 'mara', text: '@leila.k what did it change it to?' },
        { by: 'leila', text: '@mara.clay less coffee, more looking out of the window.' },
      ],
    },
    {
      text: 'Quiet evening, loud radio, six handles pulled and only one thrown at the wall. Tomorrow I trim. #studio #evening',
      audience: 'public',
      pictures: [
        {
          scene: 'bowls',
          shape: '4:5',
          mood: 'night',
          alt: 'Bowls drying on a table in the dark studio, lit from one side.',
        },
      ],
      comments: [
        { by: 'noor', text: 'One in six is a kind average for handles.' },
        { by: 'wren', text: 'Which programme? A loud radio matters to some of us.' },
      ],
    },
  ],
};
