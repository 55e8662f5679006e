import { splitPhrases, type Vocabulary } from './meaning.ts'

export const HOME_WORDS: Vocabulary = {
  kind: splitPhrases(`
    property type, property sub type, home type, house type, realty type, type of property
    тип нерухомості, вид нерухомості, тип об'єкта, тип житла, тип недвижимости, вид недвижимости
    тип объекта, тип жилья, typ nieruchomosci, rodzaj nieruchomosci, objektart, objekttyp
    immobilientyp, tipo inmueble, tipo propiedad`),
  generalKind: splitPhrases(`
    kind, category, type, тип, вид, категорія, рубрика, категория, typ, rodzaj, kategoria, art, tipo`),
  rooms: splitPhrases(`
    rooms, room, number rooms, room count, rooms count, count rooms, num rooms, total rooms, кімнат*
    кількість кімнат, число кімнат, к-сть кімнат, kimnat*, комнат*, количество комнат, число комнат
    кол-во комнат, komnat*, pokoje, pokoi, liczba pokoi, ilosc pokoi, zimmer, anzahl zimmer
    zimmeranzahl, zimmerzahl, raume, habitaciones, numero habitaciones, ambientes, estancias`),
  bedrooms: splitPhrases(`
    bedroom*, beds, bed, br, number bedrooms, спальн*, кількість спалень, спалень, количество спален
    спален, sypialni*, liczba sypialni, schlafzimmer, dormitorio*`),
  area: splitPhrases(`
    area, total area, floor area, size, floor size, building area, square, squaremeters
    square meters, square metres, square feet, square footage, surface, net area, apartment area
    flat area, property size, площа, загальна площа, площа загальна, площа квартири, заг площа
    ploshcha, площадь, общая площадь, площадь квартиры, метраж, ploshchad, powierzchnia
    powierzchnia calkowita, powierzchnia uzytkowa, powierzchnia mieszkania, metraz, wohnflache
    flache, quadratmeter, gesamtflache, wohnfl, superficie, superficie total, superficie construida
    metros, metros cuadrados`),
  livingArea: splitPhrases(`
    living, living area, living space, житлова площа, житлова, жилая площадь, жилая
    powierzchnia mieszkalna, superficie util`),
  floor: splitPhrases(`
    floor, floor number, floor no, level, storey, story, поверх, поверх квартири, номер поверху
    poverh, poverkh, этаж, этаж квартиры, номер этажа, etazh, etaj, pietro, etage, stockwerk
    geschoss, planta, piso`),
  floors: splitPhrases(`
    floors, total floors, floors total, floor count, number floors, floors in building, stories
    storeys, building floors, floors count, levels, max floor, поверхів, поверховість
    кількість поверхів, поверхів будинку, поверховість будинку, всього поверхів, poverhiv
    poverhovist, этажей, этажность, количество этажей, этажность дома, всего этажей, этажей доме
    etazhnost, liczba pieter, ilosc pieter, pietra, pieter, anzahl etagen, etagen, etagenanzahl
    stockwerke, geschosse, plantas, numero plantas, pisos`),
  floorOfFloors: splitPhrases(`
    floor floors, floor total floors, floor of floors, поверх поверховість, поверх поверхів
    этаж этажность, этаж этажей, pietro liczba pieter, pietro pieter, etage etagen`),
  year: splitPhrases(`
    year, year built, built, yr built, built year, construction year, build year, year construction
    building year, рік, рік будівництва, рік побудови, рік здачі, рік забудови, rik, год
    год постройки, год строительства, год сдачи, rok, rok budowy, baujahr, ano construccion, ano`),
  walls: splitPhrases(`
    walls, wall type, wall material, walls material, building material, house material, material
    construction, стіни, тип стін, матеріал стін, матеріал, стены, тип стен, материал стен, материал
    материал дома, sciany, material budynku, material budowy, bauweise, wande, wandmaterial, paredes
    material construccion`),
  heating: splitPhrases(`
    heating, heating system, heating type, опалення, тип опалення, система опалення, отопление
    тип отопления, ogrzewanie, rodzaj ogrzewania, heizung, heizungsart, calefaccion, tipo calefaccion`),
  renovation: splitPhrases(`
    renovation, renovated, refurbished, ремонт, з ремонтом, є ремонт, с ремонтом, есть ремонт
    po remoncie, remont, renoviert, saniert, reformado`),
  pets: splitPhrases(`
    pets, pets allowed, pets policy, тварини, з тваринами, животные, с животными, zwierzeta, haustiere
    mascotas`),
  furnished: splitPhrases(`
    furnished, furniture, меблі, з меблями, мебель, с мебелью, umeblowane, meble, mobliert, mobel
    amueblado, muebles`),
  commission: splitPhrases(`
    commission, agent fee, agency fee, комісія, комісія агента, комиссия, комиссия агента, prowizja
    provision, maklerprovision, comision, comision agencia`),
  condition: splitPhrases(`
    condition, стан, стан квартири, состояние, состояние квартиры, stan wykonczenia, zustand
    objektzustand, estado conservacion`),
}
