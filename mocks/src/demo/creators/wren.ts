import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const wren: Creator = {
  key: 'wren',
  name: 'Wren Castellane',
  username: 'wren.onair',
  email: 'wren.onair@fanlight.example',
  gender: 'female',
  countryCode: 'IE',
  locale: 'en-US',
  languages: ['en', 'ga'],
  palette: palettes.broadcast,
  looks: { skin: 'rose', hair: 'short', hairColour: '#8a4322', extra: 'headphones' },
  craft: 'Radio dramatist',
  bio: 'Plays for the ear, recorded in a wardrobe in Galway. Coconut shells, wet gloves, one good microphone. Scripts and sound notes for followers.',
  monthlyPrice: 6,
  yearlyPrice: 60,
  cover: { scene: 'wireless', mood: 'dusk' },
  posts: [
    {
      text: 'The studio is a wardrobe. The coats are the acoustic treatment. If you hear a zip in episode three, that is 1974, a good year for anoraks. #radiodrama',
      audience: 'public',
      pictures: [
        {
          scene: 'microphone',
          shape: '4:5',
          mood: 'day',
          alt: 'A large studio microphone in its ring before padded panels.',
        },
      ],
      comments: [
        { by: 'fergus', text: 'The zip is my favourite character.' },
        { by: 'greta', text: 'Does the wardrobe lead anywhere?' },
        { by: 'wren', text: '@greta.lind so far only to more coats.' },
      ],
    },
    {
      text: 'Sound notes: footsteps in snow are cornflour in a leather pouch, squeezed slowly. Footsteps in love are the same pouch, squeezed unevenly. #foley',
      audience: 'public',
      pictures: [
        {
          scene: 'waveform',
          shape: '3:2',
          mood: 'day',
          alt: 'A waveform in orange and green with a playhead in the middle.',
        },
      ],
      comments: [
        { by: 'noor', text: 'Squeezed unevenly. I had to stop and listen to that again.' },
        { by: 'mei', text: 'I now own cornflour and no leather pouch.' },
        { by: 'odile', text: 'Finally a use for cornflour that I approve of.' },
      ],
    },
    {
      text: 'Episode four, "The Keeper\u2019s Daughter", is up, 28 minutes. Two voices, one storm, and a kettle that took eleven takes because it kept boiling on cue. #episode',
      audience: 'followers',
      pictures: [
        {
          scene: 'wireless',
          shape: '1:1',
          mood: 'night',
          alt: 'An old radio set on a table by a dark rainy window, a cup beside it.',
        },
        {
          scene: 'waveform',
          shape: '1:1',
          mood: 'night',
          alt: 'The waveform of the episode, played about halfway.',
        },
      ],
      comments: [
        { by: 'sam', text: 'Listened in the dark. The kettle broke me.' },
        { by: 'theo', text: 'Who plays the storm?' },
        { by: 'wren', text: '@theo.b a baking tray, a fan and my brother.' },
        { by: 'celine', text: 'The pause before the last line is worth the subscription.' },
      ],
    },
    {
      text: 'Rejected titles for the new series: Fog and Other Relatives. The Unreliable Lighthouse. Carry On, Lamp. I am keeping the last one for my memoirs.',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'ada', text: 'The Unreliable Lighthouse, please.' },
        { by: 'aiko', text: 'Fog and Other Relatives is a whole shelf of books.' },
      ],
    },
    {
      text: 'Script pages for followers, with my pencil marks. Where it says "beat" I count two. Where it says "long beat" I count the buttons on the nearest coat. #script',
      audience: 'followers',
      pictures: [
        {
          scene: 'microphone',
          shape: '3:2',
          mood: 'dusk',
          alt: 'A microphone in a small padded room, warm light on its grille.',
        },
      ],
      comments: [
        { by: 'bea', text: 'Six buttons. The scene works.' },
        { by: 'kofi', text: 'We count like that too. "And wait."' },
      ],
    },
    {
      text: 'On air tonight at nine, live, which means that the cat is in it. I have given her a line. She will not say it. #live #radio',
      audience: 'public',
      pictures: [
        {
          scene: 'wireless',
          shape: '3:2',
          mood: 'dusk',
          alt: 'A wireless set on a green table, waves of sound drawn beside it.',
        },
        {
          scene: 'microphone',
          shape: '3:2',
          mood: 'night',
          alt: 'The microphone in a dark studio with the on-air lamp lit.',
        },
      ],
      comments: [
        { by: 'fergus', text: 'My money is on the cat.' },
        { by: 'noor', text: 'Nine it is. Kettle ready, on cue.' },
        { by: 'anselm', text: 'My cat reviews instruments. They should meet.' },
      ],
    },
  ],
};
