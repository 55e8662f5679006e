/** Street names for generated addresses. */
export const STREETS = (
  'Shevchenka Franka Hrushevskoho Bandery Sichovykh Soborna Tsentralna Sadova Shkilna Molodizhna ' +
  'Lisova Nova Naberezhna Zelena Stryiska Horodotska Volodymyrska Khreshchatyk Saksahanskoho ' +
  'Antonovycha Zhylianska Velyka Mala Mezhyhirska Kyrylivska Borychiv Andriivskyi Honchara ' +
  'Yaroslaviv Lypynskoho Konovaltsia Lesi Kotsiubynskoho Tychyny Rylskoho Drahomanova ' +
  'Akhmatovoi Bazhana Hryhorenka Dehtiarivska Peremohy Myru Druzhby Stepova Vyshneva Kashtanova ' +
  'Dubova Berezova Kalynova Pisochna Ozerna Richkova Hirska Lugova Polova Pivnichna Pivdenna ' +
  'Skhidna Zakhidna Vokzalna Zaliznychna Zavodska Tekhnichna Naukova Universytetska Likarniana ' +
  'Teatralna Muzeina Bibliotechna Sportyvna Olimpiiska Kosmichna Lotnytska Morska Portova'
).split(' ')

export const STREET_KINDS = ['Street', 'Avenue', 'Lane', 'Boulevard'] as const

/** Districts, which are the same in every city. */
export const DISTRICTS = (
  'Podil Pechersk Obolon Troieshchyna Halychyna Sykhiv Frankivskyi Tsentr Prymorskyi Arkadia ' +
  'Saltivka Peremoha Sobornyi Naddnipriansk Pozniaky Osokorky Lukianivka Solomianka Teremky'
).split(' ')

const ENGLISH =
  'bright quiet spacious renovated sunny modern classic flat apartment home studio loft kitchen ' +
  'bathroom bedroom living dining balcony terrace loggia window windows floor ceiling ceilings ' +
  'parquet tile oak stone brick panel monolith lift stairs entrance yard courtyard garden park ' +
  'playground school kindergarten metro tram bus station market shop pharmacy hospital river ' +
  'embankment view street avenue centre district neighbours parking garage cellar storage heating ' +
  'boiler generator inverter solar water pump shelter security concierge cameras internet fibre ' +
  'furniture wardrobe sofa table washing machine dishwasher oven fridge conditioner pets children ' +
  'family students owner agency documents mortgage instalments discount urgent new built ready key ' +
  'paint walls doors wiring pipes radiators insulated warm cool dry clean fresh large small corner ' +
  'upper lower middle first last high long wide open closed separate adjacent combined shared'
const UKRAINIAN =
  'світла тиха простора сонячна сучасна квартира будинок студія кухня ванна спальня вітальня балкон ' +
  'тераса лоджія вікно вікна підлога стеля паркет плитка дуб камінь цегла панель моноліт ліфт сходи ' +
  'підʼїзд двір подвірʼя сад парк майданчик школа садок метро трамвай автобус зупинка ринок магазин ' +
  'аптека лікарня річка набережна краєвид вулиця проспект центр район сусіди паркінг гараж комора ' +
  'опалення котел генератор укриття охорона консьєрж камери інтернет меблі шафа диван стіл пральна ' +
  'посудомийна духовка холодильник кондиціонер тварини діти родина студенти власник документи ' +
  'розтермінування знижка терміново новобудова ключі стіни двері проводка труби батареї тепла суха ' +
  'чиста велика мала кутова верхній нижній середній перший останній окрема суміжна спільна затишна'

/** Words for descriptions; the first ones are used more often. */
export const WORDS: readonly string[] = `${ENGLISH} ${UKRAINIAN}`.split(' ')
