import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import { ROOM_OPTIONS, type RoomOption } from '#domain/catalog/listing/rooms.ts'
import { type TypedPrice, takePrice } from './understand-price.ts'

/** What a search text asks for besides places and words. */
export interface UnderstoodText {
  /** The text without the words that were understood. */
  readonly text: string
  /** `null` if it names no deal, or both. */
  readonly type: EstateType | null
  /** Empty if it names no number of rooms. */
  readonly rooms: readonly RoomOption[]
  /** Missing if it names no price. */
  readonly price?: TypedPrice
}

const ROOM_NUMBERS: readonly RegExp[] = [
  /^(?:одн|one|1)/iu,
  /^(?:дв[оуіе]|two|2)/iu,
  /^(?:тр[иеёьо]|three|3)/iu,
  /^(?:чотир|чет[иы]р|п|four|[4-9])/iu,
]
const ROOM_WORD =
  'rooms?|roomed|к[іо]мнат\\p{L}*|кімн|комн|к(?=[ .-]*кв)|pok(?:ój|oje|oi|ojow\\p{L}*)|zimmer|habitaci(?:ón|ones)'
const WRITTEN_ROOMS =
  "(?:одно|дво|двох|двух|три|трьох|трех|трёх|чотири|чотирьох|четырех|четырёх|п['’ʼ`]?яти?)[ -]?(?:кімнат|комнат)\\p{L}*" +
  '|(?:одн[ау]|дві|две|три|чотири|четыре) (?:кімнат|комнат)\\p{L}{0,3}' +
  '|(?:одн|двуш|тр[её]ш|трьош)(?:ушк|к)\\p{L}{1,2}|(?:one|two|three|four)[ -]rooms?(?:ed)?'
const ROOMS = `(?:[1-9] ?[-–—,/] ?)?[1-9](?:-?(?:у?х|ьох))?[ -]?(?:${ROOM_WORD})|[1-5]-?кк?|${WRITTEN_ROOMS}`

const RENT =
  'rent(?:als?|ing)?|lease|let|оренд\\p{L}*|аренд\\p{L}*|найм[уі]?|зняти|зніму|винайняти|снять|сниму|зда[мє]\\p{L}*' +
  '|сда[меё]\\p{L}*|wynaj\\p{L}*|mieten?'
const SALE =
  'buy(?:ing)?|sales?|purchase|куп(?:ити|лю|ую|івл\\p{L}*|ить)|продаж\\p{L}*|прода[мюєеё]\\p{L}*|покупк\\p{L}|kup(?:ić|ię)|kaufen'
const KIND =
  'apartments?|flats?|homes?|properties|property|real estate|housing|квартир\\p{L}*|кв(?![. ]*м(?!\\p{L}))|житл[оа]|жиль[её]|помешкання' +
  '|нерухом\\p{L}*|недвижимост\\p{L}|mieszkani[ea]|wohnung(?:en)?'

/** Words in quotes or after a minus are searched for as they are. */
const LITERAL = '["“”„«][^"“”„«»]*["“”»]|(?<!\\S)[-−]\\S+'
const UNDERSTOOD = new RegExp(
  `(?<literal>${LITERAL})|(?<![\\p{L}\\p{N}])(?:(?:for|to|на|в|у|под|для) )?` +
    `(?:(?<rooms>${ROOMS})|(?<rent>${RENT})|(?<sale>${SALE})|(?<kind>${KIND}))(?![\\p{L}\\p{N}])(?:\\.|-(?=\\p{L}))?`,
  'giu',
)
/** What is left of a sentence where a word was taken out. */
const LOOSE_START = /^(?:[\s,.;:]|(?:a|an|the|in|at|of|with|в|во|у|з|із|с)(?=[\s,]))+/iu
const LOOSE_END = /[\s,;:]+(?:(?:a|for|to|with|на|в|у|з|із|с)\s*)?$/iu

/**
 * Takes the number of rooms, the deal, the price and words for a home out of a text
 * (docs/product/catalog.md, "Search text").
 *
 * @param searched the type of the search, where the text names none
 */
export function understandText(typed: string, searched: EstateType | null = null): UnderstoodText {
  const rooms = new Set<RoomOption>()
  const types = new Set<EstateType>()
  let isUnderstood = false
  const left = typed.replace(UNDERSTOOD, (match, ...args) => {
    const found: Partial<Record<'literal' | 'rooms' | 'rent' | 'sale' | 'kind', string>> =
      args.at(-1)
    if (found.literal !== undefined) return match
    isUnderstood = true
    if (found.rooms !== undefined) for (const option of readRooms(found.rooms)) rooms.add(option)
    if (found.rent !== undefined) types.add('rent')
    if (found.sale !== undefined) types.add('sale')
    return ' '
  })
  const [type = null] = types.size === 1 ? types : []
  const { text, price } = takePrice(left, type ?? searched)
  return {
    text: isUnderstood || price !== null ? tidy(text) : typed,
    type,
    rooms: ROOM_OPTIONS.filter((option) => rooms.has(option)),
    ...(price !== null && { price }),
  }
}

const tidy = (text: string) =>
  text.replace(/\s+/g, ' ').replace(/ ,/g, ',').replace(LOOSE_START, '').replace(LOOSE_END, '')

/** "2-3 rooms" are two options, "5 rooms" is the last one. */
function readRooms(text: string): readonly RoomOption[] {
  const [, from = '', to = text] = /^([1-9]) ?[-–—,/] ?([1-9].*)$/.exec(text) ?? []
  const last = ROOM_NUMBERS.findIndex((number) => number.test(to))
  const first = from === '' ? last : Math.min(Number(from) - 1, last)
  return ROOM_OPTIONS.slice(first, last + 1)
}
