import { splitPhrases, type Vocabulary } from './meaning.ts'

/**
 * Words for facts that listings do not have. They are listed so that "kitchen area" is not taken for the area, nor a
 * price per meter, per night or in thousands for the price.
 */
export const UNUSED_WORDS: Vocabulary = {
  other: splitPhrases(`
    kitchen area, kitchen, площа кухні, кухня, кухні, площадь кухни, powierzchnia kuchni, kuche
    cocina, land, landsize, land size, land area, lot, lot size, lot area, plot, plot area, plot size
    площа ділянки, ділянка, площадь участка, участок, powierzchnia dzialki, dzialka, grundstuck
    grundstucksflache, parcela, solar, above, basement, above ground, garage area, lot 15, living 15
    nutzflache, kellerflache, bathroom*, baths, bath, санвузол, санвузлів, санузел, lazienk*
    badezimmer, bader, bano*, car, parking, garage, паркінг, паркинг, miejsce parkingowe, stellplatz
    balcony, балкон, balkon, elevator, lift, ліфт, лифт, winda, aufzug, ascensor, terraza, postcode
    postal code, zip, zipcode, zip code, індекс, поштовий індекс, индекс, kod pocztowy, plz
    postleitzahl, codigo postal, region, regionname, region name, state, country, county, province
    область, країна, страна, wojewodztwo, powiat, kraj, bundesland, land name, provincia, pais
    council area, url, link, website, listing url, посилання, ссылка
    adres url, enlace, email, e mail, пошта, price change, old price, previous price, стара ціна
    старая цена, stara cena, deposit, застава, залог, kaucja, kaution, fianza, комунальні, коммунальные, czynsz administracyjny, nebenkosten
    gastos, utilities, building type, room type, тип будинку, тип дома, rodzaj zabudowy, ринок, рынок
    rynek, method, market, distance, property count, propertycount, view, views, waterfront
    grade, estado, yr renovated
    year renovated, рік ремонту, год ремонта, ceiling height, висота стелі, высота потолков
    meters above, апартаменти номер, flat number, unit number, номер квартири
    номер квартиры, numer mieszkania, flat, квартира, mieszkanie, energy class, energieausweis
    floor plan, планування, планировка
    year sold, month sold, sold date, date sold, last sold, closing date, close date, date closed, дата угоди
    дата сделки, data transakcji, fecha cierre, ref house, ref property, ref object
    дата огляду, available from, verfugbar ab, portrait, price night
    nightly price, price day, daily price, price week, weekly price, ціна добу, ціна доба, ціна день
    ціна тиждень, цена сутки, цена день, цена неделя, cena doba, cena dobe, cena dzien, preis nacht
    preis tag, precio noche, precio dia, price thousands, price k, price million, ціна тис
    ціна тисяч, ціна млн, цена тыс, цена тысяч, цена млн, cena tys, cena mln, preis tsd, preis mio
    precio miles, availability date, expiration date, city region, original price
    original list price`),
}
