import type { City } from '#domain/city/city.ts'

/**
 * The cities that searches recognize, with their Ukrainian, Russian and older Latin spellings, also in
 * the locative case. Adding a city takes a line here and nothing else.
 */
export const CITIES: readonly City[] = [
  {
    name: 'Kyiv',
    spellings: ['Київ', 'Києві', 'Kiev', 'Киев', 'Киеве', 'Kyyiv'],
    lat: 50.4501,
    lng: 30.5234,
  },
  {
    name: 'Kharkiv',
    spellings: ['Харків', 'Харкові', 'Kharkov', 'Харьков', 'Харькове'],
    lat: 49.9935,
    lng: 36.2304,
  },
  {
    name: 'Odesa',
    spellings: ['Одеса', 'Одесі', 'Odessa', 'Одесса', 'Одессе'],
    lat: 46.4825,
    lng: 30.7233,
  },
  {
    name: 'Dnipro',
    spellings: [
      'Дніпро',
      'Дніпрі',
      'Dnepr',
      'Днепр',
      'Днепре',
      'Dnipropetrovsk',
      'Дніпропетровськ',
    ],
    lat: 48.4647,
    lng: 35.0462,
  },
  {
    name: 'Lviv',
    spellings: ['Львів', 'Львові', 'Lvov', 'Львов', 'Львове', 'Lwów', 'Lwow'],
    lat: 49.8397,
    lng: 24.0297,
  },
  {
    name: 'Zaporizhzhia',
    spellings: ['Запоріжжя', 'Запоріжжі', 'Zaporizhia', 'Zaporozhye', 'Запорожье'],
    lat: 47.8388,
    lng: 35.1396,
  },
  {
    name: 'Kryvyi Rih',
    spellings: ['Кривий Ріг', 'Кривому Розі', 'Krivoy Rog', 'Кривой Рог'],
    lat: 47.9105,
    lng: 33.3918,
  },
  {
    name: 'Mykolaiv',
    spellings: ['Миколаїв', 'Миколаєві', 'Nikolaev', 'Николаев'],
    lat: 46.975,
    lng: 31.9946,
  },
  {
    name: 'Vinnytsia',
    spellings: ['Вінниця', 'Вінниці', 'Vinnitsa', 'Vinnytsya', 'Винница'],
    lat: 49.2331,
    lng: 28.4682,
  },
  {
    name: 'Chernihiv',
    spellings: ['Чернігів', 'Чернігові', 'Chernigov', 'Чернигов'],
    lat: 51.4982,
    lng: 31.2893,
  },
  { name: 'Kherson', spellings: ['Херсон', 'Херсоні'], lat: 46.6354, lng: 32.6169 },
  { name: 'Poltava', spellings: ['Полтава', 'Полтаві'], lat: 49.5883, lng: 34.5514 },
  {
    name: 'Khmelnytskyi',
    spellings: ['Хмельницький', 'Хмельницькому', 'Khmelnitsky', 'Khmelnytskyy', 'Хмельницкий'],
    lat: 49.423,
    lng: 26.9871,
  },
  {
    name: 'Cherkasy',
    spellings: ['Черкаси', 'Черкасах', 'Cherkassy', 'Черкассы'],
    lat: 49.4444,
    lng: 32.0598,
  },
  {
    name: 'Chernivtsi',
    spellings: ['Чернівці', 'Чернівцях', 'Chernovtsy', 'Черновцы'],
    lat: 48.2921,
    lng: 25.9358,
  },
  { name: 'Zhytomyr', spellings: ['Житомир', 'Житомирі', 'Zhitomir'], lat: 50.2547, lng: 28.6587 },
  { name: 'Sumy', spellings: ['Суми', 'Сумах', 'Сумы'], lat: 50.9077, lng: 34.7981 },
  { name: 'Rivne', spellings: ['Рівне', 'Рівному', 'Rovno', 'Ровно'], lat: 50.6199, lng: 26.2516 },
  {
    name: 'Ivano-Frankivsk',
    spellings: ['Івано-Франківськ', 'Івано-Франківську', 'Ivano-Frankovsk', 'Ивано-Франковск'],
    lat: 48.9226,
    lng: 24.7111,
  },
  {
    name: 'Ternopil',
    spellings: ['Тернопіль', 'Тернополі', 'Ternopol', 'Тернополь'],
    lat: 49.5535,
    lng: 25.5948,
  },
  { name: 'Lutsk', spellings: ['Луцьк', 'Луцьку', 'Луцк'], lat: 50.7472, lng: 25.3254 },
  { name: 'Uzhhorod', spellings: ['Ужгород', 'Ужгороді', 'Uzhgorod'], lat: 48.6208, lng: 22.2879 },
  {
    name: 'Kropyvnytskyi',
    spellings: [
      'Кропивницький',
      'Кропивницькому',
      'Kropyvnytskyy',
      'Кропивницкий',
      'Kirovohrad',
      'Кіровоград',
    ],
    lat: 48.5079,
    lng: 32.2623,
  },
  {
    name: 'Bila Tserkva',
    spellings: ['Біла Церква', 'Білій Церкві', 'Belaya Tserkov', 'Белая Церковь'],
    lat: 49.7968,
    lng: 30.1311,
  },
  { name: 'Irpin', spellings: ['Ірпінь', 'Ірпені', 'Irpen', 'Ирпень'], lat: 50.5218, lng: 30.2506 },
]
