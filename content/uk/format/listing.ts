import type {
  CONDITION_NAMES,
  HEATING_NAMES,
  WALL_NAMES,
} from '#domain/catalog/listing/present/en.ts'
import { parseRooms } from '#domain/catalog/listing/rooms.ts'
import { chooseForm, formatNumber, NBSP } from './number.ts'

/** "54,5 м²". */
export const formatArea = (area: number | undefined): string =>
  area === undefined ? '' : `${formatNumber(area)}${NBSP}м²`

/** "3 поверх із 9", or the known part of it. */
export function formatFloor(floor: number | undefined, totalFloors: number | undefined): string {
  if (floor === undefined)
    return totalFloors === undefined
      ? ''
      : `Будинок на ${totalFloors}${NBSP}${chooseForm(totalFloors, 'поверх', 'поверхи', 'поверхів')}`
  return totalFloors === undefined
    ? `${floor}${NBSP}поверх`
    : `${floor}${NBSP}поверх із${NBSP}${totalFloors}`
}

/** "Рік побудови: 1934". */
export const formatYearBuilt = (year: number | undefined): string =>
  year === undefined ? '' : `Рік${NBSP}побудови: ${year}`

export function formatRenovation(isRenovation: boolean | undefined): string {
  if (isRenovation === undefined) return ''
  return isRenovation ? 'З ремонтом' : 'Без ремонту'
}

/** The rooms of a listing: "2 кімнати". A text that says more than their number stays as it is. */
export function wordRooms(countRooms: string): string {
  if (!/^\d+ rooms?$/.test(countRooms)) return countRooms
  const rooms = parseRooms(countRooms)
  return `${rooms}${NBSP}${chooseForm(rooms, 'кімната', 'кімнати', 'кімнат')}`
}

const HEATINGS: Readonly<Record<(typeof HEATING_NAMES)[keyof typeof HEATING_NAMES], string>> = {
  Central: 'Центральне',
  'District heating': 'Центральне (від ТЕЦ)',
  "Building's own gas boiler": 'Дахова газова котельня',
  'Individual gas boiler': 'Індивідуальний газовий котел',
  Gas: 'Газове',
  Electric: 'Електричне',
  'Autonomous electric': 'Автономне електричне',
  Autonomous: 'Автономне',
  Individual: 'Індивідуальне',
  'Heat pump': 'Тепловий насос',
  'Solid fuel': 'Твердопаливне',
  Oil: 'На рідкому паливі',
  Stove: 'Пічне',
  Underfloor: 'Тепла підлога',
  Combined: 'Комбіноване',
  'No heating': 'Без опалення',
}

const WALLS: Readonly<Record<(typeof WALL_NAMES)[keyof typeof WALL_NAMES], string>> = {
  Brick: 'Цегла',
  Panel: 'Панель',
  Monolith: 'Моноліт',
  'Monolith and brick': 'Моноліт і цегла',
  Frame: 'Каркас',
  Block: 'Блоки',
  'Ceramic block': 'Керамоблок',
  'Gas silicate block': 'Газосилікат',
  'Aerated concrete block': 'Газобетон',
  'Foam concrete block': 'Пінобетон',
  'Cinder block': 'Шлакоблок',
  'Shell limestone': 'Черепашник',
  Concrete: 'Бетон',
  'Reinforced concrete': 'Залізобетон',
  Stone: 'Камінь',
  Wood: 'Дерево',
  Clay: 'Саман',
}

const CONDITIONS: Readonly<Record<(typeof CONDITION_NAMES)[keyof typeof CONDITION_NAMES], string>> =
  {
    Renovated: 'З ремонтом',
    'Not renovated': 'Без ремонту',
    New: 'Нове житло',
    'Good condition': 'Гарний стан',
    'Needs renovation': 'Потребує ремонту',
    'Without finishing': 'Без оздоблення',
  }

/** Other words are those of an owner or a feed. */
const word = (names: Readonly<Record<string, string>>, english: string) => names[english] ?? english

/** The heating of a listing: "Індивідуальний газовий котел". */
export const wordHeating = (heatingSystem: string): string => word(HEATINGS, heatingSystem)
/** The walls of a listing: "Цегла". */
export const wordWalls = (wallType: string): string => word(WALLS, wallType)
/** The condition of a listing: "Гарний стан". */
export const wordCondition = (condition: string): string => word(CONDITIONS, condition)
