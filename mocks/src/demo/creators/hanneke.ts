import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const hanneke: Creator = {
  key: 'hanneke',
  name: 'Hanneke de Wit',
  username: 'hanneke.grows',
  email: 'hanneke.grows@fanlight.example',
  gender: 'female',
  countryCode: 'NL',
  locale: 'en-US',
  languages: ['nl', 'en'],
  palette: palettes.meadow,
  looks: { skin: 'porcelain', hair: 'curls', hairColour: '#b98a3e', extra: 'freckles' },
  craft: 'Gardener',
  bio: 'Half a hectare of clay soil near Utrecht, eleven beds, one shed with opinions. What I sow, what comes up, and what the slugs had for dinner.',
  monthlyPrice: 3.5,
  yearlyPrice: 35,
  cover: { scene: 'beds', mood: 'day' },
  posts: [
    {
      text: 'The plan on paper has straight lines. The garden has read the plan and is thinking about it. #garden #plans',
      audience: 'public',
      pictures: [
        {
          scene: 'beds',
          shape: '3:2',
          mood: 'day',
          alt: 'Garden beds in rows in front of a picket fence and a small shed.',
        },
      ],
      comments: [
        { by: 'greta', text: 'Mine sent the plan back with corrections.' },
        { by: 'marta', text: 'The shed looks like it has opinions.' },
      ],
    },
    {
      text: 'Soil notes: clay holds water like a grudge. Compost, leaves, more compost, and never walk on it wet. Year four and the spade finally goes in without a speech. #soil',
      audience: 'followers',
      pictures: [
        {
          scene: 'leaves',
          shape: '4:5',
          mood: 'day',
          alt: 'Fern-like leaves in several greens arranged on a pale sheet.',
        },
      ],
      comments: [
        { by: 'mara', text: 'I would pay for some of that grudge. Is it smooth when wet?' },
        { by: 'hanneke', text: '@mara.clay smooth as soap. I will bring you a bucket.' },
        { by: 'bea', text: 'Never walk on it wet: learned that with both boots.' },
      ],
    },
    {
      text: 'They are open. All week they pretended to be leaves and this morning they were all open at once, as if someone had said a word. #flowers',
      audience: 'public',
      pictures: [
        { scene: 'bloom', shape: '4:5', mood: 'day', alt: 'Large open flowers above a thicket of long green leaves.' },
        {
          scene: 'bloom',
          shape: '4:5',
          mood: 'dusk',
          alt: 'Flowers in soft evening light with long leaves below.',
        },
        { scene: 'bloom', shape: '1:1', mood: 'day', alt: 'Four flowers close together, seen from the front.' },
        { scene: 'leaves', shape: '1:1', mood: 'dusk', alt: 'Pressed leaves and three small flowers on paper.' },
      ],
      comments: [
        { by: 'rosa', text: 'What was the word?' },
        { by: 'hanneke', text: '@rosa.lima I think it was "Tuesday".' },
        { by: 'imani', text: 'The second picture is my new wallpaper.' },
      ],
    },
    {
      text: 'Slug report: eleven. They were moved by bicycle to a field with better reviews. Two were back by evening, I recognised the attitude. #slugs',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'ewan', text: 'You have to go over water or they find their way home.' },
        { by: 'hanneke', text: '@ewan.mac this is the Netherlands, it is all over water.' },
        { by: 'sefa', text: 'As someone who likes things without bones: thank you for the transport.' },
      ],
    },
    {
      text: 'What to do this week, in order: water before nine, tie up what leans, pick before it is perfect, sit on the bench for as long as the watering took. #thisweek',
      audience: 'followers',
      pictures: [
        {
          scene: 'beds',
          shape: '4:5',
          mood: 'dusk',
          alt: 'Rows of vegetables and flowers up to the fence in warm evening light.',
        },
      ],
      comments: [
        { by: 'bea', text: 'The fourth point is the one I needed.' },
        { by: 'bea', text: 'Pick before it is perfect. Noted for more than beans.' },
      ],
    },
    {
      text: 'The moths come to the pale ones after ten. I counted six kinds from the bench and then lost count to the quiet. #night #garden',
      audience: 'public',
      pictures: [
        { scene: 'bloom', shape: '3:2', mood: 'night', alt: 'Pale flowers at night among dark leaves.' },
        {
          scene: 'beds',
          shape: '3:2',
          mood: 'night',
          alt: 'The garden beds after dark with a lit window in the shed.',
        },
      ],
      comments: [
        { by: 'ines', text: 'Lovely to see the night shift from the other side.' },
        { by: 'aiko', text: 'Pale flowers after ten. I will plant some by the window.' },
      ],
    },
  ],
};
