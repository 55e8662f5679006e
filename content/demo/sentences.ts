interface DemoSentence {
  readonly en: string
  readonly uk: string
}

/** @param text each sentence in English, and below it in Ukrainian */
const readSentences = (text: string): readonly DemoSentence[] => {
  const lines = text.trim().split(/\n\s*/)
  return lines.flatMap((en, at) => (at % 2 === 0 ? { en, uk: lines[at + 1] ?? '' } : []))
}

/**
 * A description is one sentence of each list; braces are replaced by places, in Ukrainian those of a city in its cases
 * (`CityWords`).
 */
export const DEMO_SENTENCES = {
  opening: readSentences(`
    Two windows look into the crowns of chestnuts, and the street is only heard on market days.
    Два вікна дивляться в крони каштанів, а вулицю чути лише в базарні дні.
    A bright home on the sunny side, with a kitchen in which six people sit at the table.
    Світла квартира на сонячному боці, а в кухні за столом сідають шестеро.
    We lived here for nine years and leave because the family has grown.
    Прожили тут дев’ять років і переїжджаємо, бо родина побільшала.
    My grandmother kept this home like a museum; we have renewed everything that wears out.
    Бабуся берегла цю квартиру, як музей; ми оновили все, що зношується.
    A quiet corner home: no neighbor behind the wall of the bedroom.
    Тиха кутова квартира: за стіною спальні немає сусідів.
    High ceilings, old oak floors that were sanded in spring, and doors that close without a sound.
    Високі стелі, давня дубова підлога, яку навесні відшліфували, і двері, що зачиняються безшумно.
    Everything is new but the view: over roofs, as far as the hills.
    Нове все, крім краєвиду: понад дахами аж до пагорбів.
    A compact plan without a corridor, so each of its square meters is used.
    Компактне планування без коридору, тож жоден квадратний метр не пропадає.
    The living room takes the whole width of the house, and light comes from both sides.
    Вітальня на всю ширину будинку, і світло йде з двох боків.
    Made for working at home: the small room is quiet, with a desk by the window.
    Зручно працювати з дому: мала кімната тиха, зі столом біля вікна.
    From the loggia you see when the tram comes, and still reach it.
    Із лоджії видно, як під’їжджає трамвай, і на нього ще можна встигнути.
    A home for people who cook: gas stove, a real larder, a counter of three meters.
    Квартира для тих, хто готує: газова плита, справжня комора, стільниця на три метри.
    The developer handed it over in white; we finished it for ourselves and then moved abroad.
    Забудовник здав її без оздоблення; ми зробили ремонт для себе, а потім переїхали за кордон.
    Warm in January and cool in July: the walls are thick, and outside they were insulated.
    У січні тепло, у липні прохолодно: стіни товсті й зовні утеплені.
    It stood empty for a month, was painted throughout, and can be seen on any evening.
    Місяць стояла порожня, усю пофарбували, подивитися можна будь-якого вечора.
    The children had the larger room, and one can still tell by the swing hook.
    У більшій кімнаті жили діти, і це досі видно з гачка для гойдалки.`),
  house: readSentences(`
    The house has a generator for the elevator, the pumps and the light on the stairs.
    У будинку є генератор для ліфта, насосів і світла на сходах.
    A concierge knows everybody, and parcels do not get lost.
    Консьєржка знає всіх, і посилки не губляться.
    The residents own the boiler house, so heating begins when it is cold and not by order.
    Котельня належить мешканцям, тож опалення вмикають, коли холодно, а не за наказом.
    The entrance was renewed last year; there is a ramp, and the elevator works.
    Під’їзд торік відремонтували; є пандус, і ліфт працює.
    There are eight homes on the stairs, and a chat in which people are polite.
    У під’їзді вісім квартир і чат, у якому всі чемні.
    The basement is dry and has been fitted out as a shelter, with light and water.
    Підвал сухий і облаштований під укриття, зі світлом і водою.
    The yard is closed to cars, with a playground under lime trees.
    У двір не заїжджають авто, під липами дитячий майданчик.
    No elevator, but shallow steps, and a shelf on each landing for one’s bags.
    Ліфта немає, зате сходи пологі й на кожному майданчику є куди поставити сумки.
    Bicycles and prams have a room of their own beside the entrance.
    Для велосипедів і візочків є окрема кімната біля входу.
    Meters for everything; last winter the bills stayed below three thousand.
    Лічильники на все; минулої зими рахунки були до трьох тисяч.
    Fiber of two providers, with batteries that keep it running for six hours.
    Оптика від двох провайдерів, з акумуляторами на шість годин.
    The roof was mended in 2024, and the paper about it can be shown.
    Дах полагодили у 2024-му, документ про це покажемо.
    Parking is free in the yard; an evening space is found in five minutes.
    Паркування у дворі безплатне; увечері місце знаходиться за п’ять хвилин.
    Hot water stays on in summer: a boiler of eighty liters was fitted.
    Гаряча вода є і влітку: стоїть бойлер на вісімдесят літрів.`),
  around: readSentences(`
    Around the corner of {street} are a bakery, a chemist and a post office.
    За рогом ({street}) пекарня, аптека й пошта.
    The school is two crossings away, the kindergarten in the next yard.
    До школи два переходи, дитячий садок у сусідньому дворі.
    {district} has everything within ten minutes, the park included.
    {district}: усе за десять хвилин, і парк теж.
    A stop is downstairs, and in a quarter of an hour one is in the center of {city}.
    Зупинка біля будинку, за чверть години ви в центрі {of}.
    The market on Saturday begins where {street} ends.
    Суботній ринок починається там, де закінчується {street}.
    A clinic, a pool and a library are on this side of the main road.
    Поліклініка, басейн і бібліотека по цей бік головної дороги.
    Coffee is good at number four, and better on the square behind it.
    Добра кава в будинку номер чотири, а ще краща на площі за ним.
    Trees all along {street}, so in summer one walks in shade.
    Дерева вздовж усієї вулиці ({street}), тож улітку йдеш у затінку.
    The embankment is seven minutes on foot, with a bench for each sunset.
    До набережної сім хвилин пішки, і лавка знайдеться на кожен захід сонця.
    To the station it is twenty minutes by bus, which runs until eleven.
    До вокзалу двадцять хвилин автобусом, який ходить до одинадцятої.
    Two supermarkets compete here, which is good for whoever buys milk.
    Два супермаркети змагаються між собою, і це добре для всіх, хто купує молоко.
    There is a dog park in {district}, and neighbors who use it.
    {district}: є майданчик для собак і є сусіди, які ним користуються.
    The university is near, and yet students sleep elsewhere.
    Університет поруч, а студенти все ж ночують деінде.`),
  sale: readSentences(`
    One owner, more than three years, all papers ready for a notary in {city}.
    Один власник, понад три роки, усі документи готові для нотаріуса {inside}.
    The state programs are fine with us, and so is a bank.
    Підходить під державні програми, можна й у кредит.
    Nobody is registered here. The price leaves some room for a quick decision.
    Ніхто не прописаний. За швидкого рішення ціною поступимося.
    Furniture in the kitchen and the bathroom stays, all else can be talked about.
    Меблі в кухні й ванній лишаються, про решту можна поговорити.
    We show it on weekdays after six and on Sundays before noon.
    Показуємо в будні після шостої та в неділю до полудня.
    Technical passport of 2023; no changes of walls were made.
    Технічний паспорт 2023 року; стін не переносили.
    The seller is the owner, without commission, and answers questions here.
    Продає власник, без комісії, і відповідає на запитання тут.
    Vacant from the day of the deal, keys at the notary’s table.
    Звільняємо в день угоди, ключі на столі в нотаріуса.
    An exchange for a smaller home in {district} with a surcharge is possible.
    Можливий обмін на менше житло ({district}) з доплатою.`),
  rent: readSentences(`
    For a year or longer, with a contract; the deposit is one month.
    На рік або довше, з договором; завдаток — один місяць.
    A cat is welcome, a large dog is a matter of talking.
    Котові раді, про великого собаку поговоримо.
    Bills come on top: about two thousand in winter, less in summer.
    Комунальні окремо: узимку близько двох тисяч, улітку менше.
    We ask for the first and the last month, and for honesty.
    Просимо оплати за перший і останній місяць — і чесності.
    Free at once; the washing machine, the fridge and the bed are new.
    Вільна вже зараз; пральна машина, холодильник і ліжко нові.
    We live two stops away and mend what breaks within a day.
    Живемо за дві зупинки; якщо щось зламається, полагодимо за день.
    Without commission: I am the owner and show it myself.
    Без комісії: я власник і показую сам.
    Families with children are welcome, the neighbors have some, too.
    Родинам з дітьми раді, у сусідів вони теж є.
    The price holds for a year, and that stands in the contract.
    Ціна на рік незмінна, і це записано в договорі.
    Students in pairs are fine; parties of twenty are not.
    Двоє студентів — будь ласка, вечірки на двадцятьох — ні.`),
}
