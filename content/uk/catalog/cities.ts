import type { CityWords } from '#domain/catalog/city/city-words.ts'
import { NBSP } from '../format/number.ts'

/** @param of in the genitive */
const city = (name: string, of: string, inside: string): CityWords => ({
  name,
  of,
  inside: inside.replace(' ', NBSP),
})

/** By their names in the catalog (`content/cities.ts`). */
const CITY_WORDS: ReadonlyMap<string, CityWords> = new Map([
  ['Kyiv', city('Київ', 'Києва', 'у Києві')],
  ['Kharkiv', city('Харків', 'Харкова', 'у Харкові')],
  ['Odesa', city('Одеса', 'Одеси', 'в Одесі')],
  ['Dnipro', city('Дніпро', 'Дніпра', 'у Дніпрі')],
  ['Lviv', city('Львів', 'Львова', 'у Львові')],
  ['Zaporizhzhia', city('Запоріжжя', 'Запоріжжя', 'у Запоріжжі')],
  ['Kryvyi Rih', city('Кривий Ріг', 'Кривого Рогу', 'у Кривому Розі')],
  ['Mykolaiv', city('Миколаїв', 'Миколаєва', 'у Миколаєві')],
  ['Vinnytsia', city('Вінниця', 'Вінниці', 'у Вінниці')],
  ['Chernihiv', city('Чернігів', 'Чернігова', 'у Чернігові')],
  ['Kherson', city('Херсон', 'Херсона', 'у Херсоні')],
  ['Poltava', city('Полтава', 'Полтави', 'у Полтаві')],
  ['Khmelnytskyi', city('Хмельницький', 'Хмельницького', 'у Хмельницькому')],
  ['Cherkasy', city('Черкаси', 'Черкас', 'у Черкасах')],
  ['Chernivtsi', city('Чернівці', 'Чернівців', 'у Чернівцях')],
  ['Zhytomyr', city('Житомир', 'Житомира', 'у Житомирі')],
  ['Sumy', city('Суми', 'Сум', 'у Сумах')],
  ['Rivne', city('Рівне', 'Рівного', 'у Рівному')],
  ['Ivano-Frankivsk', city('Івано-Франківськ', 'Івано-Франківська', 'в Івано-Франківську')],
  ['Ternopil', city('Тернопіль', 'Тернополя', 'у Тернополі')],
  ['Lutsk', city('Луцьк', 'Луцька', 'у Луцьку')],
  ['Uzhhorod', city('Ужгород', 'Ужгорода', 'в Ужгороді')],
  ['Kropyvnytskyi', city('Кропивницький', 'Кропивницького', 'у Кропивницькому')],
  ['Bila Tserkva', city('Біла Церква', 'Білої Церкви', 'у Білій Церкві')],
  ['Irpin', city('Ірпінь', 'Ірпеня', 'в Ірпені')],
])

/** @param city as the catalog names it */
export const wordCity = (city: string): CityWords =>
  CITY_WORDS.get(city) ?? { name: city, of: `міста ${city}`, inside: `у${NBSP}місті ${city}` }
