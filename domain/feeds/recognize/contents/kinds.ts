/** What words for apartments begin with. */
const APARTMENTS = [
  'apartment',
  'flat',
  'condo',
  'studio',
  'penthouse',
  'loft',
  'квартир',
  'студі',
  'студи',
  'апартамент',
  'смарт',
  'пентхаус',
  'mieszkani',
  'apartament',
  'kawalerk',
  'wohnung',
  'etagenwohnung',
  'eigentumswohnung',
  'dachgeschoss',
  'piso',
  'apartamento',
  'estudio',
  'ático',
]

/** What words for anything other than apartments begin with. */
const OTHERS = [
  'house',
  'home',
  'single',
  'town',
  'villa',
  'cottage',
  'room',
  'land',
  'plot',
  'garage',
  'office',
  'commercial',
  'будин',
  'дім',
  'дом',
  'дач',
  'котедж',
  'коттедж',
  'таунхаус',
  'кімнат',
  'комнат',
  'ділянк',
  'земл',
  'участ',
  'гараж',
  'комерц',
  'коммерч',
  'офіс',
  'офис',
  'dom',
  'pok',
  'dział',
  'lokal',
  'haus',
  'einfamilien',
  'reihen',
  'zimmer',
  'grundst',
  'casa',
  'chalet',
  'adosado',
  'habitaci',
  'parcela',
  'terreno',
  'local',
]

const startsWithAny = (text: string, starts: readonly string[]) =>
  starts.some((start) => text.toLowerCase().startsWith(start))

export const isKindWord = (text: string): boolean => startsWithAny(text, [...APARTMENTS, ...OTHERS])

/** The beginnings of words for apartments that occur in the texts, in the order of the list. */
export const findApartmentWords = (texts: readonly string[]): string[] =>
  APARTMENTS.filter((start) => texts.some((text) => startsWithAny(text, [start])))
