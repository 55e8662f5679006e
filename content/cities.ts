import type { City } from '#domain/catalog/city/city.ts'

const city = (name: string, [lat, lng]: [number, number], spellings: string): City => ({
  id: name.toLowerCase().replace(' ', '-'),
  name,
  spellings: spellings.split(', '),
  lat,
  lng,
})

/**
 * The cities that searches recognize, with their Ukrainian, Russian and older Latin spellings, also in
 * the genitive and locative cases. Genitives that streets have as a name ("Хмельницького") are left out. Adding a city takes a line here, and one with its names in `content/uk/catalog/cities.ts`.
 */
export const CITIES: readonly City[] = [
  city(
    'Kyiv',
    [50.4501, 30.5234],
    'Київ, Києві, Kiev, Киев, Киеве, Kyyiv, Kyjev, Kijów, Kiew, Києва, Києвом, Киева, Киевом',
  ),
  city(
    'Kharkiv',
    [49.9935, 36.2304],
    'Харків, Харкові, Kharkov, Харьков, Харькове, Харкова, Харькова',
  ),
  city(
    'Odesa',
    [46.4825, 30.7233],
    'Одеса, Одесі, Odessa, Одесса, Одессе, Одеси, Одесу, Одессы, Одессу',
  ),
  city(
    'Dnipro',
    [48.4647, 35.0462],
    'Дніпро, Дніпрі, Dnepr, Днепр, Днепре, Dnipropetrovsk, Дніпропетровськ, Дніпра, Днепра, ' +
      'Днепропетровск',
  ),
  city('Lviv', [49.8397, 24.0297], 'Львів, Львові, Lvov, Львов, Львове, Lwów, Lwow, Львова'),
  city(
    'Zaporizhzhia',
    [47.8388, 35.1396],
    'Запоріжжя, Запоріжжі, Zaporizhia, Zaporozhye, Запорожье, Запорожья',
  ),
  city(
    'Kryvyi Rih',
    [47.9105, 33.3918],
    'Кривий Ріг, Кривому Розі, Krivoy Rog, Кривой Рог, Кривого Рогу, Кривого Рога, Кривом Роге',
  ),
  city(
    'Mykolaiv',
    [46.975, 31.9946],
    'Миколаїв, Миколаєві, Nikolaev, Николаев, Миколаєва, Николаева, Николаеве',
  ),
  city(
    'Vinnytsia',
    [49.2331, 28.4682],
    'Вінниця, Вінниці, Vinnitsa, Vinnytsya, Винница, Вінницю, Винницы, Виннице',
  ),
  city(
    'Chernihiv',
    [51.4982, 31.2893],
    'Чернігів, Чернігові, Chernigov, Чернигов, Чернігова, Чернигова, Чернигове',
  ),
  city('Kherson', [46.6354, 32.6169], 'Херсон, Херсоні, Херсона, Херсоне'),
  city('Poltava', [49.5883, 34.5514], 'Полтава, Полтаві, Полтави, Полтавы, Полтаве'),
  city(
    'Khmelnytskyi',
    [49.423, 26.9871],
    'Хмельницький, Хмельницькому, Khmelnitsky, Khmelnytskyy, Хмельницкий, Хмельницком',
  ),
  city('Cherkasy', [49.4444, 32.0598], 'Черкаси, Черкасах, Cherkassy, Черкассы, Черкас, Черкассах'),
  city(
    'Chernivtsi',
    [48.2921, 25.9358],
    'Чернівці, Чернівцях, Chernovtsy, Черновцы, Чернівців, Черновцах',
  ),
  city('Zhytomyr', [50.2547, 28.6587], 'Житомир, Житомирі, Zhitomir, Житомира, Житомире'),
  city('Sumy', [50.9077, 34.7981], 'Суми, Сумах, Сумы, Сум'),
  city('Rivne', [50.6199, 26.2516], 'Рівне, Рівному, Rovno, Ровно, Рівного'),
  city(
    'Ivano-Frankivsk',
    [48.9226, 24.7111],
    'Івано-Франківськ, Івано-Франківську, Ivano-Frankovsk, Ивано-Франковск, Івано-Франківська, ' +
      'Ивано-Франковске, Ивано-Франковска',
  ),
  city(
    'Ternopil',
    [49.5535, 25.5948],
    'Тернопіль, Тернополі, Ternopol, Тернополь, Тернополя, Тернополе',
  ),
  city('Lutsk', [50.7472, 25.3254], 'Луцьк, Луцьку, Луцк, Луцька, Луцке, Луцка'),
  city('Uzhhorod', [48.6208, 22.2879], 'Ужгород, Ужгороді, Uzhgorod, Ужгорода, Ужгороде'),
  city(
    'Kropyvnytskyi',
    [48.5079, 32.2623],
    'Кропивницький, Кропивницькому, Kropyvnytskyy, Кропивницкий, Kirovohrad, Кіровоград, ' +
      'Кропивницком',
  ),
  city(
    'Bila Tserkva',
    [49.7968, 30.1311],
    'Біла Церква, Білій Церкві, Belaya Tserkov, Белая Церковь, Білої Церкви, Белой Церкви',
  ),
  city('Irpin', [50.5218, 30.2506], 'Ірпінь, Ірпені, Irpen, Ирпень, Ірпеня, Ирпене'),
]
