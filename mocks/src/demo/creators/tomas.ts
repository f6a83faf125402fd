import { palettes } from '../art/palettes.ts';
import type { Creator } from '../types.ts';

export const tomas: Creator = {
  key: 'tomas',
  name: 'Tomás Ibarra',
  username: 'tomas.cumbres',
  email: 'tomas.cumbres@fanlight.example',
  gender: 'male',
  countryCode: 'ES',
  locale: 'es-ES',
  languages: ['es', 'en'],
  palette: palettes.alpine,
  looks: { skin: 'sand', hair: 'short', hairColour: '#2c1f1a', extra: 'beard' },
  craft: 'Corredor de montaña',
  bio: 'Corro por la montaña y lo cuento despacio. Rutas con desnivel, mapas anotados y desayunos en refugios del Pirineo. Los entrenamientos largos, cada domingo.',
  monthlyPrice: 5.95,
  yearlyPrice: 59,
  cover: { scene: 'ridges', mood: 'dusk' },
  posts: [
    {
      text: 'Empiezo este cuaderno con la ruta de siempre: 14 kilómetros, 900 metros de subida y una fuente a mitad de camino que nunca falla. Si solo haces una, que sea esta. #montaña #trail',
      audience: 'public',
      pictures: [
        {
          scene: 'trail',
          shape: '4:5',
          mood: 'day',
          alt: 'Un sendero que serpentea entre pinos hacia tres picos nevados, con un corredor en la última curva.',
        },
      ],
      comments: [
        { by: 'lucia', text: 'La fuente sigue ahí. Pasé ayer y bebí por los dos.' },
        { by: 'marta', text: 'Guardada para el próximo fin de semana largo.' },
      ],
    },
    {
      text: 'Cosas que llevo y nunca uso: silbato, manta térmica, una carta. Cosas que uso siempre: el silbato, para llamar a mi primo, que se pierde en línea recta. #equipo',
      audience: 'public',
      pictures: [],
      comments: [
        { by: 'paulo', text: 'Perderse en línea recta es un talento.' },
        { by: 'tomas', text: '@paulo.m y lo entrena todos los domingos.' },
      ],
    },
    {
      text: 'Amanecer en la cresta. Salimos a las cuatro con frontal y a las siete el valle entero era un mar de nubes. No corrimos más ese día. #amanecer #cresta',
      audience: 'followers',
      pictures: [
        {
          scene: 'ridges',
          shape: '3:2',
          mood: 'dusk',
          alt: 'Crestas una detrás de otra con niebla entre ellas al amanecer, y unas aves cerca del sol.',
        },
        {
          scene: 'ridges',
          shape: '3:2',
          mood: 'day',
          alt: 'El mismo valle una hora más tarde, con luz clara y niebla baja.',
        },
        {
          scene: 'lake',
          shape: '3:2',
          mood: 'dusk',
          alt: 'Un lago quieto que refleja tres picos y una hilera de abetos.',
        },
      ],
      comments: [
        { by: 'noor', text: 'I read this one slowly, with a dictionary, and it was worth every word.' },
        { by: 'tomas', text: '@noor gracias. La próxima la escribo con palabras más cortas.' },
        { by: 'ines', text: 'Desde ahí arriba se ve la luz zodiacal si llegas una hora antes.' },
      ],
    },
    {
      text: 'Plan de la semana: lunes nada, martes cuestas cortas, jueves ritmo en llano, domingo largo. Lo difícil es el lunes. #entrenamiento',
      audience: 'followers',
      pictures: [],
      comments: [
        { by: 'rosa', text: 'El lunes lo clavo siempre.' },
        { by: 'hugo', text: '¿Cuestas cortas de cuánto?' },
        { by: 'tomas', text: '@hugo.sierra de cuarenta segundos, ocho veces, bajando al trote.' },
      ],
    },
    {
      text: 'El ibón estaba tan quieto que daba pena pisar la orilla. Comimos pan con tomate mirando las montañas del revés. #ibón #pirineo',
      audience: 'public',
      pictures: [
        {
          scene: 'lake',
          shape: '4:5',
          mood: 'day',
          alt: 'Montañas nevadas y abetos reflejados en un lago de agua clara.',
        },
        { scene: 'trail', shape: '4:5', mood: 'dusk', alt: 'El camino de bajada al atardecer, entre prados y pinos.' },
      ],
      comments: [
        { by: 'lucia', text: 'Montañas del revés, me lo apunto como título.' },
        { by: 'marta', text: 'El pan con tomate cuenta como avituallamiento oficial.' },
        { by: 'bea', text: 'That reflection. I turned my phone around to check.' },
      ],
    },
    {
      text: 'Nocturna con luna casi llena: apagamos el frontal en el último kilómetro y nadie dijo nada hasta el coche. #nocturna #trail',
      audience: 'public',
      pictures: [
        {
          scene: 'trail',
          shape: '3:2',
          mood: 'night',
          alt: 'Un corredor en un sendero de noche, con la luna sobre los picos.',
        },
      ],
      comments: [
        { by: 'ines', text: 'La luna estaba al 94 %. Buena elección.' },
        { by: 'lucia', text: 'El silencio de vuelta al coche lo conozco.' },
      ],
    },
  ],
};
