import { REALTORS } from '#content/realtors.ts'
import { completeSamples } from './complete-samples.ts'
import { SALE_DESCRIPTIONS_UK } from './descriptions-uk.ts'
import { getListingPictures } from './listing-pictures.ts'

/**
 * Prices in dollars (docs/product/operations.md, "Sample data"). Streets are real, house numbers invented; the
 * descriptions match the pictures.
 */
export const SALE_LISTINGS = completeSamples('sale', SALE_DESCRIPTIONS_UK, [
  {
    id: 1,
    price: 1_050_000,
    address: '38 Mezhyhirska Street, Podil, Kyiv',
    lat: 50.4722,
    lng: 30.5068,
    description:
      'Olive walls, walnut herringbone and evening sun in a six-story club house with eleven ' +
      'owners. The plan is generous rather than complicated: a living and dining room across ' +
      'the west front, a kitchen with a stone-topped island, three bedrooms, each with its ' +
      'bathroom, and a laundry. Brick-clad balconies are deep enough for a table. The ' +
      'developer handed over the house in 2022; this apartment was fitted out by an architect for ' +
      'himself and lived in for two years. Generator, own boiler house, a guarded garage with ' +
      'two spaces included in the price. The embankment is seven minutes away on foot.',
    rooms: 4,
    condition: { value: 'renovated' },
    area: 238,
    currentFloor: 3,
    totalFloor: 6,
    images: getListingPictures(15),
    Realtor: REALTORS.andriyBondar,
    heating: { value: 'building-gas' },
    yearofConstruction: 2022,
    walls: { value: 'monolith' },
  },
  {
    id: 2,
    price: 395_000,
    address: '29 Doroshenka Street, Halychyna district, Lviv',
    lat: 49.8385,
    lng: 24.025,
    description:
      'A corner of old Lviv with quiet plumbing: three tall rooms in a 1908 tenement, ' +
      'restored in 2021. Wall panels and cornices were repaired rather than copied, the oak ' +
      'parquet was lifted, numbered and laid again, and every pipe and cable is new. Ceilings ' +
      'reach 3.6 m. The blue-gray kitchen looks out through two windows, and the bathroom has ' +
      'daylight as well. The facade was cleaned by the city; the red mansard roof is due for ' +
      'new flashing, for which the residents have already collected the money. No elevator: ' +
      'seventy shallow steps. University, Opera and the tram are under ten minutes away.',
    rooms: 3,
    condition: { value: 'renovated' },
    area: 132,
    currentFloor: 3,
    totalFloor: 5,
    images: getListingPictures(5),
    Realtor: REALTORS.irynaSavchuk,
    heating: { value: 'individual-gas' },
    yearofConstruction: 1908,
    walls: { value: 'brick' },
  },
  {
    id: 3,
    price: 45_000,
    address: '52 Poltavskyi Shliakh Street, Kharkiv',
    lat: 49.9886,
    lng: 36.2146,
    description:
      'A one-room studio with beams, pale brick and loft windows, priced for Kharkiv as it is ' +
      'today. Sofa, dining table, island and bed share 58 m² under dark timber, and a low ' +
      'bookcase or a curtain is enough to part them. The four-story block replaced a print ' +
      'works in 2017; the walls are half a meter thick and the basement, with a second exit, ' +
      'is the official shelter of the house. Two panes were renewed in 2024, the rest are as ' +
      'built. Heating is electric on a night tariff, with convectors in every bay. The ' +
      'railway station is fifteen minutes on foot. The owner has moved abroad and sells by ' +
      'notarized power of attorney.',
    rooms: 1,
    condition: { value: 'renovated' },
    area: 58,
    currentFloor: 3,
    totalFloor: 4,
    images: getListingPictures(17),
    Realtor: REALTORS.dmytroHnatenko,
    heating: { value: 'autonomous-electric' },
    yearofConstruction: 2017,
    walls: { value: 'brick' },
  },
  {
    id: 4,
    price: 139_500,
    priceUnit: 1,
    address: '18 Henuezka Street, Arkadiia, Odesa',
    lat: 46.4358,
    lng: 30.7542,
    description:
      'White and blue, with a balcony along the whole front and the beach a quarter of an ' +
      'hour downhill. Sixth floor of seven, so the morning comes in unobstructed, and sheer ' +
      'curtains do the rest. The living room opens into a kitchen with an island for three; ' +
      'the bedroom has its own door to the balcony; the bathroom has a bath, a window and ' +
      'pale blue tiles that were chosen before the wall paint, not after. Summers are lively ' +
      'in this part of town and the side street is the calm one. Backup power runs the elevator ' +
      'and the pumps. It was never rented to vacationers and shows little wear.',
    rooms: 2,
    condition: { value: 'renovated' },
    area: 74,
    currentFloor: 6,
    totalFloor: 7,
    images: getListingPictures(7),
    Realtor: REALTORS.sofiiaMarchuk,
    heating: { value: 'building-gas' },
    yearofConstruction: 2019,
    walls: { value: 'gas-silicate-block' },
  },
  {
    id: 5,
    price: 3_300_000,
    address: '14 Shovkovychna Street, Lypky, Kyiv',
    lat: 50.4423,
    lng: 30.5313,
    description:
      'Seven rooms on one level in a 1911 house in Lypky, joined from two apartments and restored ' +
      'over four years. Emerald paneling, brass and dark oak set the tone of the reception ' +
      'rooms; the private wing is kept lighter, with four bedrooms and three bathrooms. ' +
      'French doors give on to iron balconies above the street. City heating is backed by an ' +
      'electric boiler and a battery room on the same floor, and the elevator, rebuilt in 2020, ' +
      'has its own supply. The house keeps a concierge and a listed facade, so outside units ' +
      'are not allowed and the cooling is water-based. The title is clear, held by one owner ' +
      'since 2009.',
    rooms: 7,
    condition: { value: 'renovated' },
    area: 412,
    currentFloor: 5,
    totalFloor: 7,
    images: getListingPictures(9),
    Realtor: REALTORS.olenaKravets,
    heating: { value: 'central' },
    yearofConstruction: 1911,
    walls: { value: 'brick' },
  },
  {
    id: 6,
    price: 96_500,
    priceUnit: 1,
    address: '11 Mykoly Bazhana Avenue, Pozniaky, Kyiv',
    lat: 50.3988,
    lng: 30.644,
    description:
      'New two-room apartment on the left bank, sold bare: screeded floors, plastered walls, ' +
      'meters in place. The gray and yellow interior in the pictures is a furnishing proposal ' +
      'for this very plan, and its drawings and estimate come with the keys. Eleventh floor ' +
      'of sixteen, with a long view south and a loggia for the washing. The tower was ' +
      'commissioned in 2024, with two elevators on generator power, a water reserve for a day and ' +
      'a shelter on the lower garage level. The metro is eight minutes on foot. Expect ' +
      'neighbors to drill on weekdays for another year. State mortgage programs are ' +
      'accepted.',
    rooms: 2,
    condition: { value: 'not-renovated' },
    area: 64,
    currentFloor: 11,
    totalFloor: 16,
    images: getListingPictures(16),
    Realtor: REALTORS.andriyBondar,
    heating: { value: 'building-gas' },
    yearofConstruction: 2024,
    walls: { value: 'gas-silicate-block' },
  },
  {
    id: 7,
    price: 228_500,
    priceUnit: 1,
    address: '64 Henerala Chuprynky Street, Lviv',
    lat: 49.8301,
    lng: 24.0087,
    description:
      'Linen tones and oak slats: three quiet rooms in a four-story house with twelve apartments. ' +
      'The street is one of villas and chestnuts, and the big timber-framed windows make the ' +
      'most of it. A dining table for six stands in the kitchen itself, the living room keeps ' +
      'a wall for books, and the main bedroom hides its storage behind full-height oak doors. ' +
      'A ground-source heat pump warms the floors in winter and takes the edge off in summer, ' +
      'for roughly half the usual bill. There are solar panels on the roof for the common ' +
      'areas. Bicycle room, elevator, one parking space by the back gate.',
    rooms: 3,
    condition: { value: 'renovated' },
    area: 92,
    currentFloor: 3,
    totalFloor: 4,
    images: getListingPictures(8),
    Realtor: REALTORS.irynaSavchuk,
    heating: { value: 'heat-pump' },
    yearofConstruction: 2021,
    walls: { value: 'ceramic-block' },
  },
  {
    id: 8,
    price: 152_000,
    address: '76 Oleksandra Polia Avenue, Dnipro',
    lat: 48.4581,
    lng: 35.0252,
    description:
      'Concrete left as poured, sealed and level: three rooms that a buyer can leave alone or ' +
      'finish later. Since the handover in 2020 no renovation has been done; the developer ' +
      'supplied the tiled bathroom, the white kitchen fronts and the black window frames, and ' +
      'the owner added furniture, which is negotiable. Glazing to the floor faces a row of ' +
      'limes, with offices opposite that empty at six. The six-story frame is cast in one ' +
      'piece, so inner partitions may be moved. Two elevators, a boiler house of its own and a ' +
      'supply from two substations, which in this district has mattered.',
    rooms: 3,
    condition: { value: 'not-renovated' },
    area: 94,
    currentFloor: 2,
    totalFloor: 6,
    images: getListingPictures(11),
    Realtor: REALTORS.dmytroHnatenko,
    heating: { value: 'building-gas' },
    yearofConstruction: 2020,
    walls: { value: 'monolith' },
  },
  {
    id: 9,
    price: 187_500,
    address: '203 Vovchynetska Street, Ivano-Frankivsk',
    lat: 48.9372,
    lng: 24.7366,
    description:
      'A gabled row house with ceiling beams, five rooms and a garden, between the town ' +
      'and the river. It is the second in its row, the cream one with the blue door, on two ' +
      'full floors and a lit attic. Downstairs are the kitchen, with a farmhouse table, and a ' +
      'living room with oak boards; upstairs three bedrooms; under the roof a study that ' +
      'stays cool thanks to 25 cm of wool. Renovated by the present family in 2023: floors, ' +
      'both bathrooms, the stove flue. The gas boiler has an inverter, and a wood stove ' +
      'serves as the second source. School and clinic are within a kilometer. Mountains show ' +
      'on clear days.',
    rooms: 5,
    condition: { value: 'renovated' },
    area: 158,
    currentFloor: 1,
    totalFloor: 3,
    images: getListingPictures(14),
    Realtor: REALTORS.tarasLevytskyi,
    heating: { value: 'individual-gas' },
    yearofConstruction: 2016,
    walls: { value: 'brick' },
  },
])
