import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const kofi: Creator = {
  key: 'kofi',
  name: 'Kofi Mensah',
  username: 'kofi.moves',
  email: 'kofi.moves@fanlight.example',
  gender: 'male',
  countryCode: 'GH',
  locale: 'en-US',
  languages: ['en', 'fr'],
  palette: palettes.neon,
  looks: { skin: 'umber', hair: 'cap', hairColour: '#15100e' },
  craft: 'Street dancer',
  bio: 'Street dance from Accra: azonto, house, a bit of everything that has a floor. Tutorials for people with two left feet, freestyles for everyone else.',
  monthlyPrice: 5,
  yearlyPrice: 50,
  quarterlyPercentOff: 10,
  halfYearlyPercentOff: 15,
  cover: { scene: 'dancers', mood: 'night' },
  posts: [
    {
      text: 'Lesson one is standing. No joke. Knees soft, weight in the middle of the foot, shoulders where they fall. If standing feels good the rest is just deciding when. #basics #dance',
      audience: 'public',
      pictures: [
        {
          scene: 'dancers',
          shape: '4:5',
          mood: 'day',
          alt: 'The shape of a dancer in front of a large disc, with ribbons of movement around it.',
        },
      ],
      comments: [
        { by: 'tim', text: 'Stood for ten minutes. Best lesson I ever had.' },
        { by: 'nadia', text: 'My left feet thank you both.' },
      ],
    },
    {
      text: 'Corner of Ring Road, four in the afternoon, one speaker and a broom for sweeping first. Sweep the floor and the floor is kind to you. #street',
      audience: 'public',
      pictures: [
        { scene: 'dancers', shape: '3:2', mood: 'dusk', alt: 'Three dancers as shapes on a violet street at dusk.' },
        {
          scene: 'dancers',
          shape: '3:2',
          mood: 'day',
          alt: 'Three dancers in different poses with coloured ribbons behind them.',
        },
      ],
      comments: [
        { by: 'imani', text: 'The broom is the best part of the crew.' },
        { by: 'kofi', text: '@imani.o the broom has never missed a rehearsal.' },
        { by: 'hugo', text: 'What was playing?' },
      ],
    },
    {
      text: 'Count for this week\u2019s combo: five, six, and wait, seven, eight. The "and wait" is where people fall in love with it. Slow version and full speed, both from behind so you do not have to mirror. #tutorial',
      audience: 'followers',
      pictures: [
        {
          scene: 'dancers',
          shape: '1:1',
          mood: 'dusk',
          alt: 'Two dancers, one with arms wide and one on one leg, in front of a yellow disc.',
        },
        {
          scene: 'dancers',
          shape: '1:1',
          mood: 'night',
          alt: 'A pale dancer on a dark floor, standing on one leg with both hands above the head.',
        },
      ],
      comments: [
        { by: 'ada', text: 'Five, six, and fall over, seven, eight.' },
        { by: 'kofi', text: '@ada.moss that is a valid variation. Keep the arms.' },
        { by: 'ada', text: 'From behind. Finally someone thought of that.' },
      ],
    },
    {
      text: 'My mother came to the showcase and danced in the aisle before the music started. She said she was only warming up the seats.',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'leila', text: 'Your mother is the headliner.' },
        { by: 'oskar', text: 'Warm seats, warm room.' },
        { by: 'celine', text: 'Please start a page for her.' },
      ],
    },
    {
      text: 'Rehearsal notes: less jump, more landing. Anyone can leave the ground. #rehearsal',
      audience: 'followers',
      pictures: [
        {
          scene: 'dancers',
          shape: '4:5',
          mood: 'night',
          alt: 'Two dancers on a dark stage, one low to the ground, with bright ribbons behind them.',
        },
      ],
      comments: [
        { by: 'tomas', text: 'Vale igual para bajar de una montaña.' },
        { by: 'joel', text: 'More landing. Writing it on my shoes.' },
      ],
    },
    {
      text: 'Battle on Saturday, eight crews, one broken fan, no losers except the fan. Photos before I sleep. #battle #accra',
      audience: 'public',
      pictures: [
        {
          scene: 'dancers',
          shape: '16:9',
          mood: 'night',
          alt: 'Three dancers under a violet moon, ribbons of light behind them.',
        },
        { scene: 'dancers', shape: '16:9', mood: 'dusk', alt: 'Three dancers in step against an orange disc.' },
        {
          scene: 'waveform',
          shape: '16:9',
          mood: 'dusk',
          alt: 'The waveform of the track that was played in the final.',
        },
      ],
      comments: [
        { by: 'ewan', text: 'Rest in peace, fan.' },
        { by: 'nadia', text: 'Crew four in the second picture is unreal.' },
        { by: 'kofi', text: '@nadia.haas crew four is my cousins. I had to judge, I abstained, they still won.' },
      ],
    },
  ],
};
