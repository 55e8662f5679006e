import { NBSP } from '../format/number.ts'

interface CityForms {
  readonly name: string
  /** "Києва". */
  readonly genitive: string
  /** "у Києві". */
  readonly inside: string
}

const city = (name: string, genitive: string, inside: string): CityForms => ({
  name,
  genitive,
  inside: inside.replace(' ', NBSP),
})

/** By their names in the catalog (`content/cities.ts`). */
const CITY_FORMS: ReadonlyMap<string, CityForms> = new Map([
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

/** A city as the catalog names it, in the words of a page: "Київ". */
export const nameCity = (city: string): string => CITY_FORMS.get(city)?.name ?? city

/** "у Києві". */
export const inCity = (city: string): string =>
  CITY_FORMS.get(city)?.inside ?? `у${NBSP}місті ${city}`

/** "Києва". */
export const ofCity = (city: string): string => CITY_FORMS.get(city)?.genitive ?? `міста ${city}`
