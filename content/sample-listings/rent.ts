import { REALTORS } from '#content/realtors.ts'
import { completeSamples } from './complete-samples.ts'
import { RENT_DESCRIPTIONS_UK } from './descriptions-uk.ts'
import { getListingPictures } from './listing-pictures.ts'

/**
 * Prices in dollars per month (docs/product/operations.md, "Sample data"). Streets are real, house numbers
 * invented; the descriptions match the pictures.
 */
export const RENT_LISTINGS = completeSamples('rent', RENT_DESCRIPTIONS_UK, [
  {
    id: 1,
    price: 1_100,
    address: '34 Lychakivska Street, Lychakiv, Lviv',
    lat: 49.8381,
    lng: 24.0476,
    description:
      'Three sage and white rooms on the tram line to the old town, with a bathroom that has ' +
      'its own window. The living room holds a sofa and a table for four, and the kitchen has ' +
      'a second table, so homework and guests do not compete. Oak herringbone throughout, ' +
      'built-in wardrobes in both bedrooms, a balcony over the street. Each apartment heats itself ' +
      'with a gas boiler; ours sits on a battery that also keeps the router going for about ' +
      'six hours. There is no elevator, and the third floor is forty-two steps up. A bakery and a ' +
      'pharmacy work at street level. Pets by agreement.',
    rooms: 3,
    condition: { value: 'renovated' },
    area: 84,
    currentFloor: 3,
    totalFloor: 5,
    images: getListingPictures(4),
    Realtor: REALTORS.irynaSavchuk,
    heating: { value: 'individual-gas' },
    yearofConstruction: 2016,
    walls: { value: 'brick' },
  },
  {
    id: 2,
    price: 15_000,
    address: '22 Lesi Ukrainky Boulevard, Pechersk, Kyiv',
    lat: 50.4284,
    lng: 30.5372,
    description:
      'The entire fourth floor of a dark twelve-story tower: six rooms, 386 m² and no ' +
      'neighbors on the landing. Glass runs from floor to ceiling on three sides, and at ' +
      'this height the tree crowns, not the road, fill the view. Walnut slats, a marble ' +
      'island that seats three, four bathrooms, of which the main one has a free-standing ' +
      'bath by the window. A diesel generator carries both elevators, the pumps and the heating, ' +
      'and the underground garage is equipped as a shelter that you reach without stepping ' +
      'outside. Three parking spaces and a storeroom are in the rent; the term is a year or ' +
      'more.',
    rooms: 6,
    condition: { value: 'renovated' },
    area: 386,
    currentFloor: 4,
    totalFloor: 12,
    images: getListingPictures(3),
    Realtor: REALTORS.olenaKravets,
    heating: { value: 'building-gas' },
    yearofConstruction: 2021,
    walls: { value: 'monolith' },
  },
  {
    id: 3,
    price: 548,
    address: '118 Holovna Street, Chernivtsi',
    lat: 48.286,
    lng: 25.9388,
    description:
      'A warm two-room apartment in a four-story brick house, twenty minutes on foot from the ' +
      'university. Peach walls, light oak boards and timber window frames keep the afternoon ' +
      'sun for a long time. The kitchen is separate and large enough to eat in; the bedroom ' +
      'has a full wall of wardrobe; the bathroom was tiled anew in 2023 and has a window. ' +
      'Heating is your own gas boiler, and in winter the bill for 56 m² stays modest. The ' +
      'trolleybus stops by the front door, which means some noise before eight in the morning ' +
      'on the street side. Quiet, small households preferred.',
    rooms: 2,
    condition: { value: 'renovated' },
    area: 56,
    currentFloor: 2,
    totalFloor: 4,
    images: getListingPictures(10),
    Realtor: REALTORS.tarasLevytskyi,
    heating: { value: 'individual-gas' },
    yearofConstruction: 2012,
    walls: { value: 'brick' },
  },
  {
    id: 4,
    price: 1_200,
    address: '19 Kyrylivska Street, Podil, Kyiv',
    lat: 50.4706,
    lng: 30.5018,
    description:
      'One open loft of 64 m² behind steel-framed windows, in a red-brick block built beside ' +
      'the old breweries. Poured concrete underfoot, bare brick on two walls, ducts left in ' +
      'sight. The papers call it a single room: the bed stands at the inner end, behind a ' +
      'wall without a door, and an oak-topped island divides the kitchen from the sofa. ' +
      'Ceilings are 3.4 m, so curtains come with the apartment because you would not find them in ' +
      'a shop. Tarasa Shevchenka station is a ten-minute walk. The windows look south-west ' +
      'and the blinds earn their keep in July.',
    rooms: 1,
    condition: { value: 'renovated' },
    area: 64,
    currentFloor: 4,
    totalFloor: 5,
    images: getListingPictures(6),
    Realtor: REALTORS.andriyBondar,
    heating: { value: 'building-gas' },
    yearofConstruction: 2019,
    walls: { value: 'brick' },
  },
  {
    id: 5,
    price: 2_400,
    address: '27 Rishelievska Street, Prymorskyi district, Odesa',
    lat: 46.4775,
    lng: 30.7396,
    description:
      'Four paneled rooms on the third floor of a white 1902 house, six blocks down the ' +
      'street from the Opera. The plaster cornices are original, the herringbone oak was ' +
      'relaid in 2022 together with the wiring and pipes. Navy walls in the living room and ' +
      'main bedroom, a kitchen with an island for three, a bathroom that you can air through ' +
      'a real window. Thick limestone keeps the rooms cool until August. Acacias screen the ' +
      'balconies, and the yard gate closes at night. The cellar is dry, lit and used by the ' +
      'whole house as a shelter. Rented furnished, for half a year or longer.',
    rooms: 4,
    condition: { value: 'renovated' },
    area: 146,
    currentFloor: 3,
    totalFloor: 6,
    images: getListingPictures(13),
    Realtor: REALTORS.sofiiaMarchuk,
    heating: { value: 'individual-gas' },
    yearofConstruction: 1902,
    walls: { value: 'shell-limestone' },
  },
  {
    id: 6,
    price: 720,
    address: '61 Nauky Avenue, Dnipro',
    lat: 48.4402,
    lng: 35.0489,
    description:
      'Two rooms and an eat-in kitchen on a university avenue, fifth floor of seven, bright ' +
      'until evening. The colors are blush and pale oak; the furniture is three years old ' +
      'and all of it stays. You get a sofa and a dining table in the larger room, a double ' +
      'bed with a tall oak wardrobe in the other, and a kitchen with oven, cooktop and ' +
      'dishwasher. Radiators run from the city network and have their own valves. The elevator ' +
      'and the water pump are on a shared battery bank that has covered four-hour cuts so ' +
      'far. Lecture halls, a market and the botanical garden are all within walking distance.',
    rooms: 2,
    condition: { value: 'renovated' },
    area: 68,
    currentFloor: 5,
    totalFloor: 7,
    images: getListingPictures(12),
    Realtor: REALTORS.dmytroHnatenko,
    heating: { value: 'central' },
    yearofConstruction: 2015,
    walls: { value: 'gas-silicate-block' },
  },
  {
    id: 7,
    price: 850,
    address: '73 Viacheslava Chornovola Avenue, Lviv',
    lat: 49.8545,
    lng: 24.025,
    description:
      'A tidy two-room apartment just as the builder finished it in 2018: pale gray paint, oak ' +
      'boards, white doors. Nothing has been redone since, and nothing needs to be; the owner ' +
      'cleaned, serviced the boiler and set the rent accordingly. The Scandinavian furniture ' +
      'in the pictures is included, down to the bookcase and the six kitchen chairs. Windows ' +
      'on two sides of the kitchen, a glass-fronted balcony off the living room, cast ' +
      'radiators under the sills. A supermarket takes up part of the ground floor. The avenue ' +
      'is busy by day, so the bedroom was placed on the courtyard side.',
    rooms: 2,
    condition: { value: 'not-renovated' },
    area: 61,
    currentFloor: 4,
    totalFloor: 6,
    images: getListingPictures(1),
    Realtor: REALTORS.irynaSavchuk,
    heating: { value: 'individual-gas' },
    yearofConstruction: 2018,
    walls: { value: 'gas-silicate-block' },
  },
  {
    id: 8,
    price: 1_450,
    address: '41 Dmytra Yavornytskoho Avenue, Dnipro',
    lat: 48.4652,
    lng: 35.0438,
    description:
      'Mid-century furniture, ochre walls and picture windows level with the trees of the ' +
      'central boulevard. The house is solid brick, five stories, finished in 2020, with deep ' +
      'timber balconies and two cafés below that close at ten. Inside there are 104 m²: a ' +
      'living room with one glazed wall, a walnut kitchen with an island, two bedrooms and a ' +
      'study corner. Floor convectors warm the glass, so it does not mist. The second floor ' +
      'is handy when the power is out, and the boiler house starts on its own generator. One ' +
      'covered parking space can be added for 60 dollars a month.',
    rooms: 3,
    condition: { value: 'renovated' },
    area: 104,
    currentFloor: 2,
    totalFloor: 5,
    images: getListingPictures(2),
    Realtor: REALTORS.dmytroHnatenko,
    heating: { value: 'building-gas' },
    yearofConstruction: 2020,
    walls: { value: 'brick' },
  },
  {
    id: 9,
    price: 1_350,
    priceUnit: 1_000,
    address: '92 Pyrohova Street, Vinnytsia',
    lat: 49.2235,
    lng: 28.4324,
    description:
      'A row house with five rooms over three stories and an attic, the whole of it rented ' +
      'to one family. The front door is at street level; living room and kitchen are below, ' +
      'bedrooms above, and the attic suits a workshop or a teenager. It stands as it was ' +
      'first painted and floored in 2013, in lavender and white, with no later refit: a few ' +
      'scuffs on the stairs are the honest price of that. Everything works, and the gas ' +
      'boiler was replaced last autumn. Forty square meters of lawn at the back, a place for ' +
      'one car in front, and the tram into the center in twelve minutes.',
    rooms: 5,
    condition: { value: 'not-renovated' },
    area: 172,
    currentFloor: 1,
    totalFloor: 4,
    images: getListingPictures(18),
    Realtor: REALTORS.oksanaVlasenko,
    heating: { value: 'individual-gas' },
    yearofConstruction: 2013,
    walls: { value: 'ceramic-block' },
  },
])
