import { illustrateLifestyle, type Lifestyle } from '#content/lifestyles.ts'

/** In the order of the tabs; the first is the default. */
export const LIFESTYLES: readonly [Lifestyle, ...Lifestyle[]] = [
  illustrateLifestyle('families', {
    label: 'For Families',
    lead: 'Courtyards where children know each other by name, parks within walking distance, and homes with room to grow.',
    cities: {
      kyiv: {
        title: 'Kyiv',
        description:
          'Hillside parks above the Dnipro, a school for every interest, and a playground in nearly every courtyard.',
      },
      lviv: {
        title: 'Lviv',
        description:
          'Streets too narrow to drive fast, puppet theaters, and green hills at the end of the tram line.',
      },
      dnipro: {
        title: 'Dnipro',
        description:
          'One of the longest riverside walks in Europe, made for strollers and bicycles, and more rooms for the same money.',
      },
    },
    captions: [
      'A playground with a sandbox and a slide between apartment buildings',
      'A path through a park, with a picnic blanket on the grass',
      'A family kitchen with three stools at a wooden island',
      'A child’s room with a tent, a house-shaped bed and a teddy bear',
      'A green courtyard behind a house with wooden balconies',
      'A living room with a light sofa and toys on the rug',
    ],
  }),
  illustrateLifestyle('professionals', {
    label: 'For Young Professionals',
    lead: 'A desk by the window, coffee around the corner, and a city that is still awake when the laptop closes.',
    cities: {
      kyiv: {
        title: 'Kyiv',
        description:
          'Most of the country’s jobs in technology and design, a metro that beats any traffic jam, and something to do every evening.',
      },
      kharkiv: {
        title: 'Kharkiv',
        description:
          'A city of universities and engineers, with bold old buildings and rents that leave room to save.',
      },
      odesa: {
        title: 'Odesa',
        description:
          'Work in the morning, swim at lunch: a seaside city with its own start-ups, its own humor and its own pace.',
      },
    },
    captions: [
      'A shared office with long desks in front of a brick wall',
      'A café with small round tables and a long wooden bar',
      'A roof terrace at dusk, under string lights',
      'A gym with treadmills by the window and a rack of weights',
      'A home office with a green wall and shelves full of books',
      'A living room in the evening, with the city lights outside',
    ],
  }),
  illustrateLifestyle('tranquility', {
    label: 'For Tranquility',
    lead: 'Fewer cars, older trees, and mornings when nothing has to happen yet.',
    cities: {
      'ivano-frankivsk': {
        title: 'Ivano-Frankivsk',
        description:
          'A center you can cross on foot in fifteen minutes, and the Carpathians at the end of every long street.',
      },
      vinnytsia: {
        title: 'Vinnytsia',
        description:
          'Trams that run on time, a broad calm river, and a fountain that the whole town comes out to see.',
      },
      chernivtsi: {
        title: 'Chernivtsi',
        description:
          'A university like a palace, coffee houses that never hurry anyone, and gardens behind every other gate.',
      },
    },
    captions: [
      'A wooden pier with two chairs on a lake in the morning mist',
      'A path between flower beds to a pergola in bloom',
      'A window seat between two bookcases',
      'A narrow path through a pine forest at first light',
      'A balcony with breakfast for two above the roofs of a small town',
      'A lone tree in a meadow of wildflowers',
    ],
  }),
]
