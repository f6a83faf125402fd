import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const anselm: Creator = {
  key: 'anselm',
  name: 'Anselm Brandt',
  username: 'anselm.luthier',
  email: 'anselm.luthier@fanlight.example',
  gender: 'male',
  countryCode: 'DE',
  locale: 'en-US',
  languages: ['de', 'en'],
  palette: palettes.walnut,
  looks: { skin: 'porcelain', hair: 'quiff', hairColour: '#9a948c', extra: 'glasses' },
  craft: 'Luthier',
  bio: 'I build two violins and three guitars a year in Mittenwald, and repair what falls off chairs. Wood, glue, patience. Everything here smells of spruce, you will have to imagine that part.',
  monthlyPrice: 12,
  yearlyPrice: 120,
  cover: { scene: 'violin', mood: 'dusk' },
  posts: [
    {
      text: 'Number 61 begins. The spruce was cut by my teacher in the year I was apprenticed, and it has waited on the attic beams since. I knock on it every year. This year it rang. #violin #tonewood',
      audience: 'public',
      pictures: [
        {
          scene: 'violin',
          shape: '4:5',
          mood: 'day',
          alt: 'A violin and its bow on a light wooden bench with a few shavings around them.',
        },
      ],
      comments: [
        { by: 'mei', text: 'Waiting on a beam for decades to be a violin. There is hope for us all.' },
        { by: 'oskar', text: 'What does it sound like when it does not ring?' },
        { by: 'anselm', text: '@oskar.n like a door. A good door, but a door.' },
      ],
    },
    {
      text: 'Sharpening day. Nobody photographs sharpening day. Four hours, eleven gouges, one plaster. #workshop',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'yuki', text: 'Scalpels here, same day, same plaster.' },
        { by: 'tim', text: 'I would watch four hours of that.' },
      ],
    },
    {
      text: 'Rosette for the cedar guitar: forty tiles of walnut and maple, each the size of a lentil. I drop one a year. It is still somewhere in this room. #guitar #inlay',
      audience: 'followers',
      pictures: [
        {
          scene: 'guitar',
          shape: '1:1',
          mood: 'day',
          alt: 'The sound hole of a guitar with a ring of tiny tiles, strings running across it.',
        },
        {
          scene: 'guitar',
          shape: '1:1',
          mood: 'dusk',
          alt: 'Close view of a guitar rosette and the end of the fingerboard.',
        },
      ],
      comments: [
        { by: 'imani', text: 'Forty lentils. I can hardly sort forty lentils.' },
        { by: 'mei', text: 'The missing tile will turn up in someone else\u2019s guitar.' },
        { by: 'anselm', text: '@mei.plays then it will be the better guitar.' },
      ],
    },
    {
      text: 'Repair of the week: a child\u2019s half-size violin that had been used, briefly, as a cricket bat. The crack is closed, the varnish is warm again, the cricket career is over. #repair',
      audience: 'public',
      pictures: [
        {
          scene: 'violin',
          shape: '3:2',
          mood: 'dusk',
          alt: 'A small violin lying on the bench after its repair, bow beside it.',
        },
      ],
      comments: [
        { by: 'fergus', text: 'Out, leg before wicket.' },
        { by: 'ravi', text: 'As a cricketer and a violinist I have complicated feelings.' },
        { by: 'anselm', text: '@ravi.iyer bring both, I repair one of them.' },
      ],
    },
    {
      text: 'Varnish, coat seven. I can see the window in it now. Three more and I will see myself, and then I stop, because nobody should see that much of a luthier. #varnish',
      audience: 'followers',
      pictures: [
        { scene: 'violin', shape: '1:1', mood: 'night', alt: 'A dark varnished violin on the bench in the evening.' },
        {
          scene: 'violin',
          shape: '1:1',
          mood: 'day',
          alt: 'The same violin in daylight, its grain showing through the varnish.',
        },
        { scene: 'guitar', shape: '1:1', mood: 'night', alt: 'A guitar body with strings in low light.' },
      ],
      comments: [
        { by: 'mara', text: 'We call that the shine going off. Same wait, different fire.' },
        { by: 'celine', text: 'Coat seven looks like tea held up to the sun.' },
      ],
    },
    {
      text: 'The cedar guitar has strings. First chord at 16:40, an ordinary G, and the cat left the room, which in this house is applause. #guitar',
      audience: 'public',
      pictures: [
        {
          scene: 'guitar',
          shape: '3:2',
          mood: 'day',
          alt: 'A finished guitar from close up: rosette, strings and bridge in daylight.',
        },
      ],
      comments: [
        { by: 'trio', text: 'Bring it north, Malthe wants to hold it.' },
        { by: 'ewan', text: 'A standing ovation would be the cat coming back.' },
        { by: 'joel', text: 'How long until it opens up?' },
        { by: 'anselm', text: '@joel.park a year if it is played, never if it is hung on a wall.' },
      ],
    },
  ],
};
