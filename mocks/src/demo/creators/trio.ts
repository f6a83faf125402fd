import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const trio: Creator = {
  key: 'trio',
  name: 'Blue Hour Trio',
  username: 'bluehour.trio',
  email: 'bluehour.trio@fanlight.example',
  gender: null,
  countryCode: 'DK',
  locale: 'en-US',
  languages: ['da', 'en'],
  palette: palettes.indigo,
  looks: { skin: 'umber', hair: 'cap', hairColour: '#1d1512', extra: 'beard' },
  craft: 'Jazz trio',
  bio: 'Piano, bass, drums. Three people from Copenhagen who rehearse above a bicycle shop and record in one take, with the bells left in. New tune most months, set lists and charts for followers.',
  monthlyPrice: 6.5,
  yearlyPrice: 65,
  cover: { scene: 'stage', mood: 'night' },
  posts: [
    {
      text: 'Hello from above the bicycle shop. We are Ida (piano), Malthe (bass) and Jo (drums). This page is where the unfinished versions live. #jazz #trio',
      audience: 'public',
      pictures: [
        {
          scene: 'stage',
          shape: '3:2',
          mood: 'dusk',
          alt: 'A small stage with a double bass, a microphone and a drum kit under three beams of light.',
        },
      ],
      comments: [
        { by: 'oskar', text: 'Unfinished versions are the reason I am here.' },
        { by: 'ewan', text: 'I bought a bell in that shop and it is in your second track, I am sure of it.' },
      ],
    },
    {
      text: 'Chart for "Lights on the Canal" is below, in B flat this time because Malthe asked nicely. Bars 17 to 24 want to be slower than written. Let them. #charts',
      audience: 'followers',
      pictures: [
        { scene: 'keys', shape: '3:2', mood: 'day', alt: 'Piano keys running across the picture under a dark lid.' },
      ],
      comments: [
        { by: 'mei', text: 'Slower than written saved it. Played it twice tonight.' },
        { by: 'trio', text: '@mei.plays send us a recording if you have one, bells welcome.' },
      ],
    },
    {
      text: 'Seven people came to the first set and forty to the second, and the seven stayed. We played the first set again for the forty. #livemusic',
      audience: 'public',
      pictures: [
        {
          scene: 'stage',
          shape: '1:1',
          mood: 'night',
          alt: 'Stage lights on bass and drums, seen over the heads of a small audience.',
        },
        { scene: 'keys', shape: '1:1', mood: 'night', alt: 'Piano keys in violet stage light.' },
      ],
      comments: [
        { by: 'noor', text: 'I was one of the seven. The second first set was better.' },
        { by: 'trio', text: '@noor it was. We knew where the floor creaks by then.' },
        { by: 'hugo', text: 'Which night do you play next?' },
      ],
    },
    {
      text: 'Jo has tuned the floor tom to the fridge. It is a low F and it never misses a beat. New tune coming, working title "Defrost".',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'ada', text: 'Please keep the working title.' },
        { by: 'tim', text: 'Does the fridge get a share of the tips?' },
        { by: 'trio', text: '@tim.h it gets the milk.' },
      ],
    },
    {
      text: 'One take, no headphones, window open. You can hear a bus arrive in the last chorus and leave in the right key. #onetake #jazz',
      audience: 'followers',
      pictures: [
        {
          scene: 'waveform',
          shape: '16:9',
          mood: 'night',
          alt: 'The waveform of a recording, played about halfway.',
        },
        { scene: 'keys', shape: '16:9', mood: 'dusk', alt: 'A slanted close view of piano keys in evening light.' },
      ],
      comments: [
        { by: 'celine', text: 'The bus deserves a credit.' },
        { by: 'wren', text: 'I would pay that bus union rates. Beautiful timing.' },
        { by: 'noor', text: 'Listened on the actual bus. Recommended.' },
      ],
    },
    {
      text: 'Sunday: two sets, 20:00 and 22:00, candles instead of spotlights because the spotlight broke. Come early, the good chairs are the green ones. #livemusic',
      audience: 'public',
      pictures: [
        {
          scene: 'stage',
          shape: '4:5',
          mood: 'night',
          alt: 'An empty stage with bass and drums ready, the first listeners already seated.',
        },
      ],
      comments: [
        { by: 'joel', text: 'Green chair, second row. See you there.' },
        { by: 'nadia', text: 'Candles are an upgrade.' },
      ],
    },
  ],
};
