import { normalizePhrase, remember } from './phrases.ts'

export type HomeKind = 'apartment' | 'other'

/**
 * What words for kinds of homes begin with, in English, Ukrainian, Russian, Polish, German, Spanish, French, Italian,
 * Portuguese and Czech. Words that end with `.` are whole.
 */
const STEMS: Readonly<Record<HomeKind, string>> = {
  apartment: `apartment flat condo studio penthouse penthaus loft maisonette duplex triplex unit. cooperative coop bedsit
    квартир студі студи апартамент смарт пентхаус гостинк малосім малосем дуплекс лофт
    mieszkani apartament kawalerk wohnung etagenwohnung eigentumswohnung dachgeschoss erdgeschoss souterrain terrassenwohn
    mietwohnung maisonnette piso. pisos. apartamento estudio atico departamento depto appartement. appartements studette
    appart. t1. t2. t3. t4. t5. f1. f2. f3. f4. appartament monolocale bilocale trilocale quadrilocale attico
    byt. byty. bytu. bytova cobertura. quitinete kitnet condominium`,
  other: `house. houses. home. family multifamily town. townh villa cottage bungalow detached terraced room. rooms. shared.
    land plot lot. farm garage parking office commercial industrial retail shop warehouse business building hotel
    hostel holiday manufactured mobile cabin castle ranch chalet quadruplex barn storage
    будин дім. доми. дач котедж таунхаус кімната кімнати частк частин нежит готел ділянк земл гараж паркінг паркомісц комерц офіс
    магазин склад приміщен
    дом. дома. домик коттедж комната комнаты доля част участ нежил отел паркинг машиномест коммерч офис помещен гостиниц здани
    dom. domy. domek pokoj. pokoje. dzialk grunt lokal garaz biur magazyn hal. obiekt blizniak segment. szeregow
    haus einfamilien mehrfamilien reihen doppelhaus zweifamilien bauern zimmer. wg. grundst buro buero einzelhandel halle hallen
    gewerbe gastgewerbe gasthaus parken parkplatz stellplatz ferien zins sonst freizeit lager wohnhaus
    casa. casas. adosado habitacion parcela terreno local. locales. oficina garaje nave. finca cortijo solar.
    maison pavillon chambre. terrain bureau bureaux commerce immeuble entrepot
    stanza camera. terreno ufficio negozio villetta rustico capannone box. posto
    moradia quarto. terreno escritorio loja armazem sobrado galpao
    pokoj. chata chalupa pozemek kancelar garazove sklad rodinny`,
}

const toStems = (kind: HomeKind) =>
  STEMS[kind].split(/\s+/).map((stem) => [normalizePhrase(stem), stem.endsWith('.'), kind] as const)
const ALL = [...toStems('apartment'), ...toStems('other')]

/** German words have the kind at their end. */
const ENDINGS = [
  [/wohnung(en)?$/, 'apartment'],
  [/haus(er)?$/, 'other'],
] as const

const kindOf = (word: string): HomeKind | undefined =>
  ALL.find(([stem, isWhole]) => (isWhole ? word === stem : word.startsWith(stem)))?.[2] ??
  ENDINGS.find(([ending]) => ending.test(word))?.[1]

/** Flats by a word that is also one for houses and premises, or by their floor. */
const FLAT =
  /^(terraced flat|lokal mieszkal|(raised )?ground floor|roof storey|half basement|attic)/
/** A whole house or hotel of apartments, a holiday home or a room. */
const WHOLE =
  /^apartment (building|house|block|complex|hotel)|^aparthotel|^ferien|^holiday|^flat ?share/

/**
 * The kind of home that the first known word names: "room in a flat" is none, "flat in a house" is an apartment. `null`
 * if no word is known.
 */
export const parseKind = remember((text: string): HomeKind | null => {
  const phrase = normalizePhrase(text)
  if (WHOLE.test(phrase)) return 'other'
  if (FLAT.test(phrase)) return 'apartment'
  const words = phrase.split(' ')
  // In "2-room flat" and "2-Zimmer-Wohnung" rooms are counted.
  const named = words.filter((_, at) => !/^\d+$/.test(words[at - 1] ?? ''))
  for (const word of named) {
    const kind = kindOf(word)
    if (kind !== undefined) return kind
  }
  // "2-кімнатна" is short for a flat of two rooms.
  return /кімнатна|комнатная/.test(phrase) ? 'apartment' : null
})

/** Whether a text for the kind names a studio, which has no separate rooms to count. */
export const isStudio = (text: string): boolean =>
  /^(studio|студ[иі]|estudio|studette|kawalerk|monolocale)/.test(normalizePhrase(text))
