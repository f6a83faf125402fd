import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const yuki: Creator = {
  key: 'yuki',
  name: 'Yuki Tanabe',
  username: 'yuki.folds',
  email: 'yuki.folds@fanlight.example',
  gender: 'female',
  countryCode: 'JP',
  locale: 'en-US',
  languages: ['ja', 'en'],
  palette: palettes.kraft,
  looks: { skin: 'porcelain', hair: 'bob', hairColour: '#17131a', extra: 'earrings' },
  craft: 'Paper engineer',
  bio: 'Paper engineer in Kanazawa. Pop-up books, folded light, cranes when I am thinking. Templates to cut and fold for followers, mistakes included.',
  monthlyPrice: 4,
  yearlyPrice: 40,
  cover: { scene: 'folds', mood: 'dusk' },
  posts: [
    {
      text: 'A sheet of paper has two sides and no patience. Everything I do is an argument between those two facts. #paper',
      audience: 'public',
      pictures: [
        {
          scene: 'folds',
          shape: '4:5',
          mood: 'day',
          alt: 'A sheet folded into a regular pattern of pyramids, white and pale blue.',
        },
      ],
      comments: [
        { by: 'aiko', text: 'Who is winning today?' },
        { by: 'yuki', text: '@aiko.w the paper, as usual.' },
      ],
    },
    {
      text: 'Cranes for thinking. Forty-two this week, so it was a difficult week, but look at them now that someone opened the window. #crane #origami',
      audience: 'public',
      pictures: [
        {
          scene: 'cranes',
          shape: '3:2',
          mood: 'day',
          alt: 'Six folded paper cranes hanging on threads in a bright room.',
        },
        { scene: 'cranes', shape: '1:1', mood: 'dusk', alt: 'Four paper cranes on threads against a blue wall.' },
      ],
      comments: [
        { by: 'rosa', text: 'A difficult week well folded.' },
        { by: 'sam', text: 'I made one from a train ticket. It leans, but it stands.' },
        { by: 'yuki', text: '@sam.woods train tickets have excellent memory. Keep it.' },
      ],
    },
    {
      text: 'Template: the little city. Print on 200 g paper, score before you cut, glue tabs A to F in order. If tab D fights back, you cut tab C too wide, and so did I. #popup #template',
      audience: 'followers',
      pictures: [
        {
          scene: 'popup',
          shape: '4:5',
          mood: 'day',
          alt: 'A pop-up card that opens into a small paper city under a red sun.',
        },
        {
          scene: 'popup',
          shape: '3:2',
          mood: 'dusk',
          alt: 'The paper city seen wider, with rows of houses and towers.',
        },
      ],
      comments: [
        { by: 'sam', text: 'Tab D fought back. Tab D lost.' },
        { by: 'greta', text: 'My daughter has added a bakery.' },
        { by: 'odile', text: 'Every city should.' },
      ],
    },
    {
      text: 'Prototype nineteen of the lighthouse page. It rises, it turns, it shuts without a sound. Prototypes one to eighteen are a lamp shade now. #prototype',
      audience: 'followers',
      pictures: [
        {
          scene: 'folds',
          shape: '1:1',
          mood: 'night',
          alt: 'A dark blue folded surface with light coming from one corner.',
        },
      ],
      comments: [
        { by: 'wren', text: 'An unreliable lighthouse? I may need that page.' },
        { by: 'yuki', text: '@wren.onair nineteen is reliable. I can send you seven.' },
      ],
    },
    {
      text: 'Paper cut on the drawing thumb. Today I sort by colour and feel sorry for myself in an orderly way.',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'anselm', text: 'Honey and a proper plaster. Do not sort the sandpaper.' },
        { by: 'mei', text: 'Orderly self-pity is an art form.' },
      ],
    },
    {
      text: 'The window display is up: three hundred pyramids from one roll, no glue. People stop, step left, step right. That is the whole idea. #folded #light',
      audience: 'public',
      pictures: [
        {
          scene: 'folds',
          shape: '3:2',
          mood: 'dusk',
          alt: 'Folds running from blue to coral across the whole picture.',
        },
        { scene: 'folds', shape: '3:2', mood: 'night', alt: 'The folded display after dark, in deep blues.' },
        { scene: 'cranes', shape: '3:2', mood: 'night', alt: 'Paper cranes hanging in the window at night.' },
      ],
      comments: [
        { by: 'leila', text: 'I stepped left and right at my screen like an owl.' },
        { by: 'theo', text: 'No glue is showing off, and I support it.' },
      ],
    },
  ],
};
