import type { CityCard } from '#domain/catalog/city/city-card.ts'

export interface GalleryPicture {
  readonly url: string
  readonly caption: string
}

/** docs/product/site.md, "Lifestyle page". */
export interface Lifestyle {
  /** In the URL: `?for=`. */
  readonly id: string
  readonly label: string
  readonly lead: string
  readonly cities: readonly CityCard[]
  readonly gallery: readonly GalleryPicture[]
}

/** In the order of the tabs; the first is the default. */
export const LIFESTYLES: readonly [Lifestyle, ...Lifestyle[]] = [
  {
    id: 'families',
    label: 'For Families',
    lead: 'Courtyards where children know each other by name, parks within walking distance, and homes with room to grow.',
    cities: [
      {
        image: '/pictures/cities/kyiv-1080x720.jpg',
        title: 'Kyiv',
        description:
          'Hillside parks above the Dnipro, a school for every interest, and a playground in nearly every courtyard.',
        stars: 5,
      },
      {
        image: '/pictures/cities/lviv-1080x720.jpg',
        title: 'Lviv',
        description:
          'Streets too narrow to drive fast, puppet theaters, and green hills at the end of the tram line.',
        stars: 4.5,
      },
      {
        image: '/pictures/cities/dnipro-1080x720.jpg',
        title: 'Dnipro',
        description:
          'One of the longest riverside walks in Europe, made for strollers and bicycles, and more rooms for the same money.',
        stars: 4,
      },
    ],
    gallery: [
      {
        url: '/pictures/gallery/families-1-960x640.jpg',
        caption: 'A playground with a sandbox and a slide between apartment buildings',
      },
      {
        url: '/pictures/gallery/families-2-960x640.jpg',
        caption: 'A path through a park, with a picnic blanket on the grass',
      },
      {
        url: '/pictures/gallery/families-3-960x640.jpg',
        caption: 'A family kitchen with three stools at a wooden island',
      },
      {
        url: '/pictures/gallery/families-4-960x640.jpg',
        caption: 'A child’s room with a tent, a house-shaped bed and a teddy bear',
      },
      {
        url: '/pictures/gallery/families-5-960x640.jpg',
        caption: 'A green courtyard behind a house with wooden balconies',
      },
      {
        url: '/pictures/gallery/families-6-960x640.jpg',
        caption: 'A living room with a light sofa and toys on the rug',
      },
    ],
  },
  {
    id: 'professionals',
    label: 'For Young Professionals',
    lead: 'A desk by the window, coffee around the corner, and a city that is still awake when the laptop closes.',
    cities: [
      {
        image: '/pictures/cities/kyiv-1080x720.jpg',
        title: 'Kyiv',
        description:
          'Most of the country’s jobs in technology and design, a metro that beats any traffic jam, and something to do every evening.',
        stars: 5,
      },
      {
        image: '/pictures/cities/kharkiv-1080x720.jpg',
        title: 'Kharkiv',
        description:
          'A city of universities and engineers, with bold old buildings and rents that leave room to save.',
        stars: 4,
      },
      {
        image: '/pictures/cities/odesa-1080x720.jpg',
        title: 'Odesa',
        description:
          'Work in the morning, swim at lunch: a seaside city with its own start-ups, its own humor and its own pace.',
        stars: 4.5,
      },
    ],
    gallery: [
      {
        url: '/pictures/gallery/professionals-1-960x640.jpg',
        caption: 'A shared office with long desks in front of a brick wall',
      },
      {
        url: '/pictures/gallery/professionals-2-960x640.jpg',
        caption: 'A café with small round tables and a long wooden bar',
      },
      {
        url: '/pictures/gallery/professionals-3-960x640.jpg',
        caption: 'A roof terrace at dusk, under string lights',
      },
      {
        url: '/pictures/gallery/professionals-4-960x640.jpg',
        caption: 'A gym with treadmills by the window and a rack of weights',
      },
      {
        url: '/pictures/gallery/professionals-5-960x640.jpg',
        caption: 'A home office with a green wall and shelves full of books',
      },
      {
        url: '/pictures/gallery/professionals-6-960x640.jpg',
        caption: 'A living room in the evening, with the city lights outside',
      },
    ],
  },
  {
    id: 'tranquility',
    label: 'For Tranquility',
    lead: 'Fewer cars, older trees, and mornings when nothing has to happen yet.',
    cities: [
      {
        image: '/pictures/cities/ivano-frankivsk-1080x720.jpg',
        title: 'Ivano-Frankivsk',
        description:
          'A center you can cross on foot in fifteen minutes, and the Carpathians at the end of every long street.',
        stars: 5,
      },
      {
        image: '/pictures/cities/vinnytsia-1080x720.jpg',
        title: 'Vinnytsia',
        description:
          'Trams that run on time, a broad calm river, and a fountain that the whole town comes out to see.',
        stars: 5,
      },
      {
        image: '/pictures/cities/chernivtsi-1080x720.jpg',
        title: 'Chernivtsi',
        description:
          'A university like a palace, coffee houses that never hurry anyone, and gardens behind every other gate.',
        stars: 4,
      },
    ],
    gallery: [
      {
        url: '/pictures/gallery/tranquility-1-960x640.jpg',
        caption: 'A wooden pier with two chairs on a lake in the morning mist',
      },
      {
        url: '/pictures/gallery/tranquility-2-960x640.jpg',
        caption: 'A path between flower beds to a pergola in bloom',
      },
      {
        url: '/pictures/gallery/tranquility-3-960x640.jpg',
        caption: 'A window seat between two bookcases',
      },
      {
        url: '/pictures/gallery/tranquility-4-960x640.jpg',
        caption: 'A narrow path through a pine forest at first light',
      },
      {
        url: '/pictures/gallery/tranquility-5-960x640.jpg',
        caption: 'A balcony with breakfast for two above the roofs of a small town',
      },
      {
        url: '/pictures/gallery/tranquility-6-960x640.jpg',
        caption: 'A lone tree in a meadow of wildflowers',
      },
    ],
  },
]
