import type { Vocabulary } from './meaning.ts'

export const HOME_WORDS: Vocabulary = {
  kind: `property type, property sub type, home type, house type, realty type, type of property
    тип нерухомості, вид нерухомості, тип об'єкта, тип житла, тип недвижимости, вид недвижимости
    тип объекта, тип жилья, typ nieruchomosci, rodzaj nieruchomosci, objektart, objekttyp
    immobilientyp, tipo inmueble, tipo propiedad`,
  generalKind: `kind, category, type, тип, вид, категорія, рубрика, категория, typ, rodzaj, kategoria
    art, tipo`,
  rooms: `rooms, room, number rooms, room count, rooms count, count rooms, num rooms, total rooms
    кімнат*, кількість кімнат, число кімнат, к-сть кімнат, kimnat*, комнат*, количество комнат
    число комнат, кол-во комнат, komnat*, pokoje, pokoi, liczba pokoi, ilosc pokoi, zimmer
    anzahl zimmer, zimmeranzahl, zimmerzahl, raume, habitaciones, numero habitaciones, ambientes
    estancias`,
  bedrooms: `bedroom*, beds, bed, br, number bedrooms, спальн*, кількість спалень, спалень
    количество спален, спален, sypialni*, liczba sypialni, schlafzimmer, dormitorio*`,
  area: `area, total area, floor area, size, floor size, building area, square, squaremeters
    square meters, square metres, square feet, square footage, surface, net area, apartment area
    flat area, property size, площа, загальна площа, площа загальна, площа квартири, заг площа
    ploshcha, площадь, общая площадь, площадь квартиры, метраж, ploshchad, powierzchnia
    powierzchnia calkowita, powierzchnia uzytkowa, powierzchnia mieszkania, metraz, wohnflache
    flache, quadratmeter, gesamtflache, wohnfl, superficie, superficie total, superficie construida
    metros, metros cuadrados`,
  livingArea: `living, living area, living space, житлова площа, житлова, жилая площадь, жилая
    powierzchnia mieszkalna, superficie util`,
  floor: `floor, floor number, floor no, level, storey, story, поверх, поверх квартири
    номер поверху, poverh, poverkh, этаж, этаж квартиры, номер этажа, etazh, etaj, pietro, etage
    stockwerk, geschoss, planta, piso`,
  floors: `floors, total floors, floors total, floor count, number floors, floors in building
    stories, storeys, building floors, floors count, levels, max floor, поверхів, поверховість
    кількість поверхів, поверхів будинку, поверховість будинку, всього поверхів, poverhiv
    poverhovist, этажей, этажность, количество этажей, этажность дома, всего этажей, этажей доме
    etazhnost, liczba pieter, ilosc pieter, pietra, pieter, anzahl etagen, etagen, etagenanzahl
    stockwerke, geschosse, plantas, numero plantas, pisos`,
  floorOfFloors: `floor floors, floor total floors, floor of floors, поверх поверховість
    поверх поверхів, этаж этажность, этаж этажей, pietro liczba pieter, pietro pieter
    etage etagen`,
  year: `year, year built, built, yr built, built year, construction year, build year
    year construction, building year, рік, рік будівництва, рік побудови, рік здачі, рік забудови
    rik, год, год постройки, год строительства, год сдачи, rok, rok budowy, baujahr, ano construccion
    ano`,
  walls: `walls, wall type, wall material, walls material, building material, house material, material
    construction, стіни, тип стін, матеріал стін, матеріал, стены, тип стен, материал стен, материал
    материал дома, sciany, material budynku, material budowy, bauweise, wande, wandmaterial, paredes
    material construccion`,
  heating: `heating, heating system, heating type, опалення, тип опалення, система опалення, отопление
    тип отопления, ogrzewanie, rodzaj ogrzewania, heizung, heizungsart, calefaccion, tipo calefaccion`,
  renovation: `renovation, renovated, refurbished, ремонт, з ремонтом, є ремонт, с ремонтом
    есть ремонт, po remoncie, remont, renoviert, saniert, reformado`,
  pets: `pets, pets allowed, pets policy, тварини, з тваринами, животные, с животными, zwierzeta
    haustiere, mascotas`,
  furnished: `furnished, furniture, меблі, з меблями, мебель, с мебелью, umeblowane, meble, mobliert
    mobel, amueblado, muebles`,
  bathrooms: `bathroom*, bath, baths, number bathrooms, bathrooms total, full bathrooms, санвузол, санвузли
    санвузлів, кількість санвузлів, санузел, санузлы, санузлов, количество санузлов, lazienk*, lazienek
    liczba lazienek, badezimmer, bader, anzahl badezimmer, bano*, numero banos`,
  kitchen: `kitchen area, kitchen, kitchen size, kitchen space, площа кухні, кухня, кухні, площадь кухни
    кухни, powierzchnia kuchni, kuchnia, kuche, kuchenflache, cocina, superficie cocina`,
  balcony: `balcony, balconies, has balcony, number balconies, balcony loggia, loggia, балкон, балкони
    кількість балконів, балкон лоджія, лоджія, балконы, количество балконов, балкон лоджия, лоджия, balkon, balkony
    ma balkon, loggien, anzahl balkone, balkone, balcon, balcones`,
  elevator: `elevator*, lift, lifts, has elevator, has lift, number elevators, ліфт, ліфти, наявність ліфта
    пасажирський ліфт, лифт, лифты, наличие лифта, пассажирский лифт, winda, windy, aufzug, fahrstuhl, personenaufzug
    ascensor`,
  parking: `parking, parking space, has parking, has parking space, parking type, type parking, parking features
    car park, паркінг, паркомісце, парковка, місце паркування, тип паркінгу, тип парковки, паркинг
    парковочное место, тип паркинга, miejsce parkingowe, miejsce postojowe, stellplatz, parkplatz, stellplatzart
    aparcamiento, estacionamiento`,
  deposit: `deposit, security deposit, deposit amount, bond, застава, сума застави, депозит
    гарантійний платіж, гарантійний внесок, залог, сумма залога, kaucja, kaution, fianza, deposito`,
  utilities: `utilities, utilities included, bills included, комунальні, комунальні платежі
    комунальні послуги, комунальні включені, коммунальные, коммунальные платежи, коммунальные услуги
    коммунальные включены, oplaty liczone, media cenie, nebenkosten inklusive, gastos incluidos`,
  minTerm: `min term, minimum term, minimum lease term, minimum period, minimum months, мінімальний термін
    мін термін, мінімальний строк, термін від, строк від, минимальный срок, мин срок, срок от, minimalny okres
    min okres, mindestmietdauer, mindestmietzeit, plazo minimo, duracion minima, estancia minima`,
  availableFrom: `available from, available date, availability date, date available, move in date, move date, вільна з
    вільна від, доступна з, доступно з, дата заселення, заселення з, свободна с, доступна с, дата заселения
    dostepne od, dostepna od, wolne od, data dostepnosci, verfugbar ab, bezugsfrei ab, einzugsdatum, disponible desde
    fecha disponibilidad`,
  children: `children, children allowed, with children, kids, діти, з дітьми, можна з дітьми, дети, с детьми
    dzieci, kinder, ninos`,
  registration: `registration, registration possible, реєстрація, можлива реєстрація, прописка, регистрация
    zameldowanie, anmeldung, empadronamiento`,
  generatorElevator: `generator elevator, generator lift, elevator without power, генератор ліфт, ліфт генератора
    ліфт від генератора, ліфт на генераторі, ліфт без світла, ліфт працює без світла, генератор лифт
    лифт от генератора, лифт без света`,
  generatorWater: `generator water, water without power, генератор вода, вода генератора, вода від генератора
    насоси від генератора, вода без світла, генератор насоси, вода от генератора, вода без света`,
  generatorHeating: `generator heating, heating without power, генератор опалення, опалення генератора
    опалення від генератора, котельня від генератора, опалення без світла, генератор котельня
    отопление от генератора, отопление без света`,
  generatorCorridors: `generator corridors, corridors without power, генератор коридори
    коридори від генератора, освітлення коридорів від генератора, світло в коридорах від генератора
    коридоры от генератора, свет в коридорах от генератора`,
  inverter: `inverter, inverter capacity, інвертор, ємність інвертора, інвертор акумулятор, інвертор квартирі
    инвертор, емкость инвертора, inwerter, wechselrichter`,
  gasStove: `gas stove, stove, stove type, cooker, газова плита, плита, тип плити, газовая плита
    тип плиты, kuchenka gazowa, gasherd, herd`,
  internet: `internet without power, internet works without power, інтернет без світла
    інтернет без електрики, інтернет під час відключень, інтернет при відключеннях
    інтернет працює без світла, интернет без света, интернет при отключениях`,
  shelter: `shelter, bomb shelter, nearest shelter, distance shelter, укриття, найближче укриття
    відстань до укриття, бомбосховище, укрытие, ближайшее укрытие, расстояние до укрытия, бомбоубежище, schron
    schutzraum`,
  climb: `floors climb, поверхів пішки`,
  commission: `commission, agent fee, agency fee, комісія, комісія агента, комиссия, комиссия агента
    prowizja, provision, maklerprovision, comision, comision agencia`,
  condition: `condition, стан, стан квартири, состояние, состояние квартиры, stan wykonczenia
    zustand, objektzustand, estado conservacion`,
}
