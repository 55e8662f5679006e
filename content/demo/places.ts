/** A part of a city, with real streets; homes are within a few hundred meters of its point. */
interface DemoDistrict {
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly streets: readonly string[]
  /** Price factor relative to the rest of its city. */
  readonly factor: number
}

interface DemoCity {
  readonly name: string
  /** Share of homes relative to other parts. */
  readonly share: number
  /** Dollars per square meter. */
  readonly square: number
  /** Hryvnias per month for a home of 40 m². */
  readonly rent: number
  readonly districts: readonly DemoDistrict[]
}

const place = (
  name: string,
  [lat, lng]: readonly [number, number],
  factor: number,
  streets: readonly string[],
): DemoDistrict => ({ name, lat, lng, factor, streets })

/** By district. */
export const DEMO_METRO_STATIONS: Readonly<Record<string, string>> = {
  Podil: 'Kontraktova Ploshcha',
  Pechersk: 'Zvirynetska',
  Obolon: 'Obolon',
  Pozniaky: 'Pozniaky',
  Lukianivka: 'Lukianivska',
}

/** Real streets; prices approximately as in 2025. */
export const DEMO_CITIES: readonly DemoCity[] = [
  {
    name: 'Kyiv',
    share: 46,
    square: 1_500,
    rent: 18_000,
    districts: [
      place('Podil', [50.465, 30.515], 1.25, [
        'Mezhyhirska Street',
        'Verkhnii Val Street',
        'Kostiantynivska Street',
      ]),
      place('Pechersk', [50.427, 30.54], 1.5, [
        'Lesi Ukrainky Boulevard',
        'Velyka Vasylkivska Street',
        'Zvirynetska Street',
      ]),
      place('Obolon', [50.502, 30.498], 1.05, [
        'Obolonskyi Avenue',
        'Heroiv Dnipra Street',
        'Levka Lukianenka Street',
      ]),
      place('Pozniaky', [50.398, 30.634], 0.85, [
        'Drahomanova Street',
        'Petra Hryhorenka Avenue',
        'Mykoly Bazhana Avenue',
      ]),
      place('Lukianivka', [50.462, 30.481], 1.1, [
        'Sichovykh Striltsiv Street',
        'Zolotoustivska Street',
        'Hlybochytska Street',
      ]),
    ],
  },
  {
    name: 'Lviv',
    share: 16,
    square: 1_450,
    rent: 17_000,
    districts: [
      place('Halychyna district', [49.84, 24.029], 1.3, [
        'Doroshenka Street',
        'Franka Street',
        'Zelena Street',
      ]),
      place('Sykhiv', [49.799, 24.056], 0.85, [
        'Sykhivska Street',
        'Chervonoi Kalyny Avenue',
        'Khutorivka Street',
      ]),
      place('Frankivskyi district', [49.822, 24.0], 1, [
        'Kulparkivska Street',
        'Volodymyra Velykoho Street',
        'Sakharova Street',
      ]),
      place('Lychakiv', [49.833, 24.06], 0.95, [
        'Lychakivska Street',
        'Pasichna Street',
        'Mechnykova Street',
      ]),
    ],
  },
  {
    name: 'Odesa',
    share: 13,
    square: 1_150,
    rent: 12_000,
    districts: [
      place('Prymorskyi district', [46.477, 30.737], 1.2, [
        'Kanatna Street',
        'Velyka Arnautska Street',
        'Uspenska Street',
      ]),
      place('Arkadiia', [46.435, 30.754], 1.25, ['Henuezka Street', 'Fontanska Road']),
      place('Tairove', [46.397, 30.718], 0.8, ['Akademika Koroliova Street', 'Simi Hlodan Street']),
    ],
  },
  {
    name: 'Dnipro',
    share: 10,
    square: 950,
    rent: 11_000,
    districts: [
      place('Center', [48.464, 35.045], 1.2, ['Dmytra Yavornytskoho Avenue', 'Korolenka Street']),
      place('Peremoha', [48.422, 35.065], 1, ['Naberezhna Peremohy Street', 'Mandrykivska Street']),
      place('Livoberezhnyi', [48.513, 35.083], 0.75, ['Slobozhanskyi Avenue', 'Kalynova Street']),
    ],
  },
  {
    name: 'Ivano-Frankivsk',
    share: 8,
    square: 1_050,
    rent: 12_000,
    districts: [
      place('Center', [48.922, 24.71], 1.15, ['Nezalezhnosti Street', 'Shevchenka Street']),
      place('Kaskad', [48.907, 24.7], 0.95, ['Chornovola Street', 'Konovaltsia Street']),
    ],
  },
  {
    name: 'Vinnytsia',
    share: 6,
    square: 1_050,
    rent: 11_000,
    districts: [
      place('Center', [49.233, 28.47], 1.15, ['Soborna Street', 'Hrushevskoho Street']),
      place('Vyshenka', [49.228, 28.418], 0.95, ['Keletska Street', 'Yunosti Avenue']),
    ],
  },
  {
    name: 'Chernivtsi',
    share: 5,
    square: 1_000,
    rent: 12_000,
    districts: [
      place('Center', [48.292, 25.935], 1.2, ['Holovna Street', 'Ruska Street']),
      place('Prospekt', [48.264, 25.942], 0.9, ['Nezalezhnosti Avenue', 'Stasiuka Street']),
    ],
  },
  {
    name: 'Kharkiv',
    share: 4,
    square: 620,
    rent: 6_500,
    districts: [
      place('Center', [49.99, 36.233], 1.2, ['Sumska Street', 'Poltavskyi Shliakh Street']),
      place('Shevchenkivskyi district', [50.022, 36.222], 1, ['Nauky Avenue', 'Kultury Street']),
    ],
  },
]
