import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const sefa: Creator = {
  key: 'sefa',
  name: 'Sefa Tuala',
  username: 'sefa.tides',
  email: 'sefa.tides@fanlight.example',
  gender: 'male',
  countryCode: 'NZ',
  locale: 'en-US',
  languages: ['en', 'mi'],
  palette: palettes.lagoon,
  looks: { skin: 'sienna', hair: 'curls', hairColour: '#1f1613' },
  craft: 'Tide-pool biologist',
  bio: 'Marine biologist on the Kaikōura coast. I count small things between high and low water, and tell you what they were up to. Everything goes back where it was.',
  monthlyPrice: null,
  yearlyPrice: null,
  cover: { scene: 'waves', mood: 'day' },
  posts: [
    {
      text: 'Low tide at 6:14, so I was in the pools by five. Pool seven has a new anemone, an old urchin and a sea star that has not moved since Monday. We have that in common. #tidepool',
      audience: 'public',
      pictures: [
        {
          scene: 'tidepool',
          shape: '4:5',
          mood: 'day',
          alt: 'A tide pool from above, among grey stones, with anemones, sea stars and weed.',
        },
      ],
      comments: [
        { by: 'ada', text: 'Solidarity with the sea star.' },
        { by: 'imani', text: 'How do you tell the pools apart?' },
        { by: 'sefa', text: '@imani.o brass numbers from a hotel that closed. Seven was the honeymoon suite.' },
      ],
    },
    {
      text: 'Rules for visitors, yours and mine: wet hands, flat feet, stones go back the way they were lying. The underside of a stone is somebody\u2019s ceiling. #tidepool #care',
      audience: 'public',
      pictures: [
        {
          scene: 'shells',
          shape: '1:1',
          mood: 'day',
          alt: 'Shells and sea stars laid out in the compartments of a drawer.',
        },
      ],
      comments: [
        { by: 'hanneke', text: 'The same rule for garden stones. Somebody\u2019s ceiling is perfect.' },
        { by: 'joel', text: 'Read this to a class of seven-year-olds. They went silent, then very careful.' },
      ],
    },
    {
      text: 'Count for the month: 212 snails, 41 sea stars, 9 anemones, 1 octopus the size of a walnut who let me look for four seconds. Field sheet attached for followers. #fieldnotes',
      audience: 'followers',
      pictures: [
        {
          scene: 'tidepool',
          shape: '3:2',
          mood: 'dusk',
          alt: 'A tide pool in evening light with sea stars, anemones and urchins.',
        },
        { scene: 'shells', shape: '3:2', mood: 'day', alt: 'Eight shells and sea stars sorted in two rows.' },
      ],
      comments: [
        { by: 'noor', text: 'Four seconds with a walnut octopus is a good month.' },
        { by: 'sefa', text: '@noor it has improved all my other months too.' },
        { by: 'bea', text: 'Who counts the snails twice?' },
      ],
    },
    {
      text: 'Big swell, no field work. I watched from the road with a thermos and four other people who also had nothing to do there. #swell',
      audience: 'public',
      pictures: [
        { scene: 'waves', shape: '16:9', mood: 'dusk', alt: 'Layers of waves with white foam under a low sun.' },
        {
          scene: 'waves',
          shape: '16:9',
          mood: 'day',
          alt: 'Green-blue waves rolling towards the shore on a bright day.',
        },
      ],
      comments: [
        { by: 'theo', text: 'The nothing-to-do-there club. We are founding members.' },
        { by: 'tomas', text: 'Aquí hacemos lo mismo con la nieve.' },
      ],
    },
    {
      text: 'Why some shells coil right and almost none coil left: one gene, decided by the mother, two cells in. I think about this whenever I turn a key the wrong way. #shells',
      audience: 'followers',
      pictures: [
        { scene: 'shells', shape: '4:5', mood: 'dusk', alt: 'A tray of spiral shells, scallops and sea stars.' },
      ],
      comments: [
        { by: 'mei', text: 'Decided by the mother, two cells in. Sounds familiar.' },
        { by: 'aiko', text: 'I have a left one. I did not know it was special.' },
        { by: 'sefa', text: '@aiko.w please photograph it from above and send it to every biologist you know.' },
      ],
    },
    {
      text: 'Night tide, red torch, no wind. The pool lights up when you draw a finger through it and then pretends that it did not. #night #tidepool',
      audience: 'public',
      pictures: [
        {
          scene: 'tidepool',
          shape: '1:1',
          mood: 'night',
          alt: 'A tide pool at night, dark stones around blue water with pale anemones.',
        },
        { scene: 'waves', shape: '1:1', mood: 'night', alt: 'The sea at night with the moon on the horizon.' },
      ],
      comments: [
        { by: 'ines', text: 'Los dos trabajamos con luz roja. Buen turno.' },
        { by: 'noor', text: 'Pretends that it did not. I know people like that.' },
        { by: 'leila', text: 'I would like to be a finger in that pool.' },
      ],
    },
  ],
};
