import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const ines: Creator = {
  key: 'ines',
  name: 'Inés Valdivia',
  username: 'ines.cielo',
  email: 'ines.cielo@fanlight.example',
  gender: 'female',
  countryCode: 'CL',
  locale: 'es-ES',
  languages: ['es'],
  palette: palettes.cosmos,
  looks: { skin: 'tan', hair: 'long', hairColour: '#1e1715', extra: 'glasses' },
  craft: 'Astrónoma',
  bio: 'Astrónoma en el desierto de Atacama. Cada semana, qué mirar y hacia dónde, con prismáticos o sin nada. Respondo preguntas de noche, que es cuando trabajo.',
  monthlyPrice: 4.95,
  yearlyPrice: 49,
  cover: { scene: 'stargazing', mood: 'night' },
  posts: [
    {
      text: 'Bienvenidos al turno de noche. Regla única: diez minutos a oscuras antes de decir que no se ve nada. Los ojos necesitan ese tiempo y la pantalla del móvil lo borra. #astronomía',
      audience: 'public',
      pictures: [
        {
          scene: 'stargazing',
          shape: '4:5',
          mood: 'night',
          alt: 'La Vía Láctea sobre una colina, con un telescopio en silueta y una constelación dibujada.',
        },
      ],
      comments: [
        { by: 'lucia', text: 'Diez minutos. Al noveno empezó a aparecer todo.' },
        { by: 'hugo', text: 'En mi ciudad necesito diez años.' },
        {
          by: 'ines',
          text: '@hugo.sierra busca un parque y dale la espalda a las farolas. Ayuda más de lo que parece.',
        },
      ],
    },
    {
      text: 'La Luna, cuarto creciente: es la mejor fase para mirarla con prismáticos. La línea entre luz y sombra deja ver el relieve de los cráteres. Con luna llena se ve todo plano. #luna',
      audience: 'public',
      pictures: [
        {
          scene: 'moon',
          shape: '1:1',
          mood: 'night',
          alt: 'La Luna de cerca, en parte iluminada, con sus mares y cráteres.',
        },
        {
          scene: 'moon',
          shape: '1:1',
          mood: 'dusk',
          alt: 'La Luna poco después del atardecer, con una parte en sombra.',
        },
      ],
      comments: [
        { by: 'tomas', text: 'La tuve encima todo el domingo y ahora sé lo que miraba.' },
        { by: 'noor', text: 'Binoculars on the balcony, first crater found. Thank you.' },
        { by: 'ines', text: '@noor ¿cuál? Si tenía rayos alrededor, probablemente Tycho.' },
      ],
    },
    {
      text: 'Lista de esta semana para quien sigue la página: Saturno al anochecer, un cúmulo que parece polvo y no lo es, y una estrella doble azul y dorada. Mapa y horas abajo. #cielo',
      audience: 'followers',
      pictures: [
        {
          scene: 'planet',
          shape: '3:2',
          mood: 'night',
          alt: 'Un planeta con anillos y varias lunas sobre un fondo de estrellas.',
        },
        {
          scene: 'stargazing',
          shape: '3:2',
          mood: 'dusk',
          alt: 'Constelación marcada sobre el horizonte con la última luz del día.',
        },
      ],
      comments: [
        { by: 'marta', text: 'La doble azul y dorada es mi nueva favorita.' },
        { by: 'rosa', text: 'Saturno parecía de mentira. Llamé a los vecinos.' },
      ],
    },
    {
      text: 'Nublado tres noches seguidas en el desierto más seco del mundo. Hemos ordenado los cables, calibrado el espejo y aprendido a jugar al dominó. #observatorio',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'paulo', text: '¿Quién gana al dominó?' },
        { by: 'ines', text: '@paulo.m la técnica del espejo. Siempre.' },
      ],
    },
    {
      text: 'Me preguntáis por qué titilan las estrellas y los planetas no. La estrella es un punto: el aire la mueve entera. El planeta es un disco pequeño: el aire mueve cada parte y el temblor se compensa. #preguntas',
      audience: 'followers',
      pictures: [
        { scene: 'planet', shape: '1:1', mood: 'dusk', alt: 'Un planeta rayado con anillos inclinados y sus lunas.' },
      ],
      comments: [
        { by: 'lucia', text: 'Explicado así se lo conté a mi abuela y lo entendió a la primera.' },
        { by: 'bea', text: 'I needed the translation, and then I needed it to be this simple.' },
      ],
    },
    {
      text: 'Esta noche el cielo está tan quieto que da cosa hablar. Os dejo la primera imagen de la noche y sigo. #turnodenoche',
      audience: 'public',
      pictures: [
        {
          scene: 'stargazing',
          shape: '16:9',
          mood: 'night',
          alt: 'Cielo estrellado muy limpio sobre colinas oscuras, con un telescopio pequeño.',
        },
      ],
      comments: [{ by: 'noor', text: 'Good night from a much brighter sky.' }],
    },
  ],
};
