import type { Vocabulary } from './meaning.ts'

/**
 * Words for facts that listings do not have. They are listed so that "kitchen area" is not taken for the area, nor a
 * price per meter, per night or in thousands for the price.
 */
export const UNUSED_WORDS: Vocabulary = {
  other: `land, landsize, land size, land area, lot, lot size, lot area, plot, plot area, plot size
    площа ділянки, ділянка, площадь участка, участок, powierzchnia dzialki, dzialka, grundstuck
    grundstucksflache, parcela, solar, above, basement, above ground, garage area, lot 15, living 15, nutzflache
    kellerflache, half bathrooms, half baths, bathrooms half, bathroom type, bathroom area, тип санвузла
    площа санвузла, тип санузла, площадь санузла, kitchens, number kitchens, kitchen type, тип кухні, тип кухни
    built kitchen, einbaukuche, balcony area, площа балкона, площа балкону, площадь балкона
    powierzchnia balkonu, balkonflache, terraza, freight elevator, service elevator, вантажний ліфт
    грузовой лифт, lastenaufzug, car, cars, car spaces, parking spaces, parking places, number parking
    parking total, parking price, parking fee, parking cost, parking area, ціна паркінгу, ціна паркомісця
    цена паркинга, garage, garages, garage spaces, гараж, garaz, garaje, stellplatz preis, stellplatzmiete
    stellplatze, anzahl stellplatze, registration date, дата реєстрації, дата регистрации, children area
    children playground, дитячий майданчик, детская площадка, minimum nights, min nights, maximum term, max term
    lease term, termin wynajmu, generator, power generator, backup power, power backup, uninterrupted power
    генератор, генератор будинку, резервне живлення, безперебійне живлення, світло без відключень
    резервное питание, without power, internet, wifi, інтернет, интернет, gas, gas supply, газ, газопостачання
    газоснабжение, prepayment, advance payment, передоплата, предоплата, завдаток, задаток, deposit currency
    валюта застави, postcode, postal code, zip, zipcode, zip code, індекс, поштовий індекс, индекс, kod pocztowy
    plz, postleitzahl, codigo postal, region, regionname, region name, state, country, county, province, область
    країна, страна, wojewodztwo, powiat, kraj, bundesland, land name, provincia, pais, council area, url, link
    website, listing url, посилання, ссылка, adres url, enlace, email, e mail, пошта, price change, old price
    previous price, стара ціна, старая цена, stara cena, czynsz administracyjny, nebenkosten, gastos
    building type, room type, тип будинку, тип дома, rodzaj zabudowy, ринок, рынок, rynek, method, market
    distance, property count, propertycount, view, views, waterfront, grade, estado, yr renovated
    year renovated, рік ремонту, год ремонта, ceiling height, висота стелі, высота потолков, meters above
    апартаменти номер, flat number, unit number, номер квартири, номер квартиры, numer mieszkania, flat
    квартира, mieszkanie, energy class, energieausweis, floor plan, планування, планировка, year sold
    month sold, sold date, date sold, last sold, closing date, close date, date closed, дата угоди, дата сделки
    data transakcji, fecha cierre, ref house, ref property, ref object, дата огляду, portrait, price night
    nightly price, price day, daily price, price week, weekly price, ціна добу, ціна доба, ціна день
    ціна тиждень, цена сутки, цена день, цена неделя, cena doba, cena dobe, cena dzien, preis nacht, preis tag
    precio noche, precio dia, price thousands, price k, price million, ціна тис, ціна тисяч, ціна млн, цена тыс
    цена тысяч, цена млн, cena tys, cena mln, preis tsd, preis mio, precio miles, expiration date, city region
    original price, original list price`,
}
