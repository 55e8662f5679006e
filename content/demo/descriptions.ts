/** A description is one sentence of each list; braces are replaced by places. */
export const DEMO_SENTENCES = {
  opening: [
    'Two windows look into the crowns of chestnuts, and the street is only heard on market days.',
    'A bright home on the sunny side, with a kitchen in which six people sit at the table.',
    'We lived here for nine years and leave because the family has grown.',
    'My grandmother kept this home like a museum; we have renewed everything that wears out.',
    'A quiet corner home: no neighbor behind the wall of the bedroom.',
    'High ceilings, old oak floors that were sanded in spring, and doors that close without a sound.',
    'Everything is new but the view: over roofs, as far as the hills.',
    'A compact plan without a corridor, so each of its square meters is used.',
    'The living room takes the whole width of the house, and light comes from both sides.',
    'Made for working at home: the small room is quiet, with a desk by the window.',
    'From the loggia you see when the tram comes, and still reach it.',
    'A home for people who cook: gas stove, a real larder, a counter of three meters.',
    'The developer handed it over in white; we finished it for ourselves and then moved abroad.',
    'Warm in January and cool in July: the walls are thick, and outside they were insulated.',
    'It stood empty for a month, was painted throughout, and can be seen on any evening.',
    'The children had the larger room, and one can still tell by the swing hook.',
  ],
  house: [
    'The house has a generator for the elevator, the pumps and the light on the stairs.',
    'A concierge knows everybody, and parcels do not get lost.',
    'The residents own the boiler house, so heating begins when it is cold and not by order.',
    'The entrance was renewed last year; there is a ramp, and the elevator works.',
    'There are eight homes on the stairs, and a chat in which people are polite.',
    'The basement is dry and has been fitted out as a shelter, with light and water.',
    'The yard is closed to cars, with a playground under lime trees.',
    'No elevator, but shallow steps, and a shelf on each landing for one’s bags.',
    'Bicycles and prams have a room of their own beside the entrance.',
    'Meters for everything; last winter the bills stayed below three thousand.',
    'Fiber of two providers, with batteries that keep it running for six hours.',
    'The roof was mended in 2024, and the paper about it can be shown.',
    'Parking is free in the yard; an evening space is found in five minutes.',
    'Hot water stays on in summer: a boiler of eighty liters was fitted.',
  ],
  around: [
    'Around the corner of {street} are a bakery, a chemist and a post office.',
    'The school is two crossings away, the kindergarten in the next yard.',
    '{district} has everything within ten minutes, the park included.',
    'A stop is downstairs, and in a quarter of an hour one is in the center of {city}.',
    'The market on Saturday begins where {street} ends.',
    'A clinic, a pool and a library are on this side of the main road.',
    'Coffee is good at number four, and better on the square behind it.',
    'Trees all along {street}, so in summer one walks in shade.',
    'The embankment is seven minutes on foot, with a bench for each sunset.',
    'To the station it is twenty minutes by bus, which runs until eleven.',
    'Two supermarkets compete here, which is good for whoever buys milk.',
    'There is a dog park in {district}, and neighbors who use it.',
    'The university is near, and yet students sleep elsewhere.',
  ],
  sale: [
    'One owner, more than three years, all papers ready for a notary in {city}.',
    'The state programs are fine with us, and so is a bank.',
    'Nobody is registered here. The price leaves some room for a quick decision.',
    'Furniture in the kitchen and the bathroom stays, all else can be talked about.',
    'We show it on weekdays after six and on Sundays before noon.',
    'Technical passport of 2023; no changes of walls were made.',
    'The seller is the owner, without commission, and answers questions here.',
    'Vacant from the day of the deal, keys at the notary’s table.',
    'An exchange for a smaller home in {district} with a surcharge is possible.',
  ],
  rent: [
    'For a year or longer, with a contract; the deposit is one month.',
    'A cat is welcome, a large dog is a matter of talking.',
    'Bills come on top: about two thousand in winter, less in summer.',
    'We ask for the first and the last month, and for honesty.',
    'Free at once; the washing machine, the fridge and the bed are new.',
    'We live two stops away and mend what breaks within a day.',
    'Without commission: I am the owner and show it myself.',
    'Families with children are welcome, the neighbors have some, too.',
    'The price holds for a year, and that stands in the contract.',
    'Students in pairs are fine; parties of twenty are not.',
  ],
} as const

/** Homes in the queue, each with a reason for attention. */
export const DEMO_QUEUE = [
  {
    kind: 'new owner',
    text: 'My parents’ home near the school where I learned to read. Everything works, nothing is fashionable, and the balcony has grapes on it.',
  },
  {
    kind: 'phone number',
    text: 'Urgent, I am leaving on Friday. Write or call at once: 044 000 45 67, also by Viber, day and night. Keys are with the neighbor.',
  },
  {
    kind: 'cheap',
    text: 'A very good home at half of its price because the owner is abroad. The deposit is sent by card, then the keys come by post.',
  },
  {
    kind: 'link',
    text: 'Many more pictures and a video tour are on our page https://best-homes.example/kyiv, together with forty similar ones.',
  },
  { kind: 'copied text', text: '' },
  {
    kind: 'copied picture',
    text: 'Fresh renovation by a designer, all machines are of German make, the parking space can be bought together with it.',
  },
  {
    kind: 'plain',
    text: 'We changed the price and the third picture after the windows were replaced; all else is as you have seen it in spring.',
  },
  {
    kind: 'new owner',
    text: 'I put up a home for the first time. It is my aunt’s, I have a power of attorney and can show it on Saturdays and Sundays.',
  },
  {
    kind: 'dear',
    text: 'A collector’s apartment with a fireplace, a wine room and an antique piano, which stays. Serious enquiries only.',
  },
  {
    kind: 'plain',
    text: 'Back after the tenants left: walls are painted in warm white, the shower tray is new, and the lock has three keys.',
  },
  {
    kind: 'new owner',
    text: 'One room with a separate kitchen and a window in the bathroom. We look for a quiet person who likes old houses.',
  },
  {
    kind: 'phone number',
    text: 'Good for a family. For questions my number is 0 4 4 0 0 0 4 3 2 1, please write before you call, I am often in a shelter.',
  },
] as const

export const DEMO_REJECTIONS: readonly string[] = [
  'The pictures show another home than the words: they have two windows in the kitchen, you write of one. Please take new ones.',
  'The price is a tenth of what homes there cost. Please correct it, or write why it is so.',
  'There is a phone number in the description. People write to you here; please remove it.',
  'This home is here already, put up by somebody else. Please write what gives you the right to offer it.',
]

export const DEMO_APPEAL =
  'The number was the one of the house, 067, and not of a phone. I have written it differently now; please look once more.'

export const DEMO_REPORTS = [
  {
    reason: 'not free',
    words: 'I was there on Saturday: it has been let since October, says the neighbor.',
  },
  { reason: 'fraud', words: 'He wanted the deposit by card before he showed it.' },
  {
    reason: 'wrong facts',
    words: 'It is on the second floor and not on the fifth, and there is no elevator.',
  },
  { reason: 'copied', words: 'These are pictures of my home, which I sold a year ago.' },
] as const

/** Decided reports: of an owner's home, and of a listing that no owner put up. */
export const DEMO_DECIDED_REPORTS = {
  acted: {
    words: 'The owner says that this one is gone, and wants to show me three others.',
    reason: 'Seekers tell us that they are shown other homes instead. Please put up what is free.',
  },
  dismissed: 'It is too expensive for its size.',
} as const
