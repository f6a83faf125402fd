import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const priya: Creator = {
  key: 'priya',
  name: 'Priya Raman',
  username: 'priya.plays',
  email: 'priya.plays@fanlight.example',
  gender: 'female',
  countryCode: 'IN',
  locale: 'en-US',
  languages: ['en', 'hi'],
  palette: palettes.slate,
  looks: { skin: 'sienna', hair: 'braids', hairColour: '#16110f', extra: 'glasses' },
  craft: 'Chess coach',
  bio: 'Chess coach from Chennai. I teach adults who started late and children who never stop. Endgames first, openings last, blunders every Friday.',
  monthlyPrice: 8,
  yearlyPrice: 80,
  cover: { scene: 'chess', mood: 'night' },
  posts: [
    {
      text: 'If you only study one thing this month, make it king and pawn against king. It is the whole game with the furniture removed. #endgame #chess',
      audience: 'public',
      pictures: [
        {
          scene: 'endgame',
          shape: '4:5',
          mood: 'day',
          alt: 'Three large chess pieces in a row on a chequered board, with light falling through a window.',
        },
      ],
      comments: [
        { by: 'ravi', text: 'With the furniture removed I still walk into walls.' },
        { by: 'priya', text: '@ravi.iyer good, now you know where they are.' },
        { by: 'ada', text: 'Opposition finally makes sense to me.' },
      ],
    },
    {
      text: 'Friday blunder, mine: eleven moves of preparation, then I put my rook where her bishop could see it. She is nine. She said "are you sure" and I said yes. #fridayblunder',
      audience: 'public',
      pictures: [
        { scene: 'chess', shape: '3:2', mood: 'day', alt: 'A chess board in perspective in the middle of a game.' },
      ],
      comments: [
        { by: 'sam', text: '"Are you sure" is the strongest move in chess.' },
        { by: 'tim', text: 'I have lost to that nine-year-old too, I think.' },
        { by: 'noor', text: 'Saying yes takes courage.' },
      ],
    },
    {
      text: 'Homework for followers: white to move, and the obvious capture loses. Do not use an engine. Set it up on a real board, walk around it, make tea. Answer on Sunday. #puzzle',
      audience: 'followers',
      pictures: [
        { scene: 'chess', shape: '1:1', mood: 'dusk', alt: 'A chess position on a board seen from the white side.' },
      ],
      comments: [
        { by: 'oskar', text: 'Walked around it twice. The tea went cold, the king went to e2.' },
        { by: 'priya', text: '@oskar.n warm. Why e2 and not d2?' },
        {
          by: 'oskar',
          text: 'Because on d2 the knight gets there with check. I did not see that the first time around the board.',
        },
        { by: 'mei', text: 'The obvious capture lost me about forty minutes.' },
      ],
    },
    {
      text: 'A student asked how many moves ahead I think. One. It is just usually the right one on the good days.',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'fergus', text: 'Putting this on a mug.' },
        { by: 'leila', text: 'Useful well outside of chess.' },
      ],
    },
    {
      text: 'Notes on losing: write down the time on both clocks next to every move. You will find that the mistake happened ten minutes before the mistake. #notes',
      audience: 'followers',
      pictures: [
        {
          scene: 'endgame',
          shape: '3:2',
          mood: 'dusk',
          alt: 'Four chess pieces with long shadows in warm evening light.',
        },
        { scene: 'endgame', shape: '3:2', mood: 'night', alt: 'Chess pieces on a dark board, lit by one lamp.' },
      ],
      comments: [
        { by: 'imani', text: 'Ten minutes before the mistake is a very large idea.' },
        { by: 'noor', text: 'Tried it. It was fifteen.' },
        { by: 'priya', text: '@noor then you are thinking longer than most. Good.' },
      ],
    },
    {
      text: 'Club night: fourteen boards, two generators because the power went, one draw agreed by candle. Results tomorrow, when I can read my handwriting. #clubnight',
      audience: 'public',
      pictures: [
        { scene: 'chess', shape: '16:9', mood: 'night', alt: 'A board with a few pieces left in a dark room.' },
        { scene: 'endgame', shape: '16:9', mood: 'night', alt: 'Four chess pieces in front of a single warm light.' },
      ],
      comments: [
        { by: 'ravi', text: 'The draw by candle was the best game of the night.' },
        { by: 'trio', text: 'We also lost a spotlight this week. Candles are having a moment.' },
      ],
    },
  ],
};
