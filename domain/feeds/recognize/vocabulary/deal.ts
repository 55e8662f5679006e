import type { Vocabulary } from './meaning.ts'

export const DEAL_WORDS: Vocabulary = {
  key: `id, key, ref, reference, listing id, listing key, ad id, object id, offer id, property id
    external id, mls, mls number, unique id, code, sku, no, nr, код, номер, ід, ідентифікатор
    номер оголошення, код оголошення, код об'єкта, артикул, идентификатор, номер объявления
    код объекта, ид, id объекта, numer, numer oferty, id oferty, id ogloszenia, sygnatura
    symbol oferty, objektnummer, objekt nr, objekt id, immobilien id, anzeigennummer, referenznummer
    referencia, id anuncio, id inmueble, codigo`,
  type: `deal, deal type, offer type, operation, transaction type, listing type, purpose, тип угоди
    угода, операція, тип операції, вид угоди, тип оголошення, тип сделки, сделка, операция, вид сделки
    тип объявления, transakcja, typ transakcji, rodzaj transakcji, rodzaj oferty, typ oferty
    vermarktungsart, angebotsart, vertragsart, operacion, tipo operacion, tipo oferta`,
  status: `status, state of listing, listing status, availability, статус, стан оголошення
    состояние объявления, status oferty, estado anuncio`,
  price: `price, asking price, list price, cost, amount, price value, total price, ціна, вартість
    ціна за місяць, орендна плата, плата, cina, tsina, ціна об*, цена, стоимость, арендная плата
    цена за месяц, tsena, cena, cena ofertowa, cena calkowita, kwota, preis, gesamtpreis, betrag
    precio, importe, renta`,
  currency: `currency, currency code, price currency, валюта, валюта ціни, валюта цены, waluta
    wahrung, moneda, divisa`,
  publishedAt: `published, publication date, date, date added, added, created, created at, posted
    date posted, list date, listing date, on market, publish date, add time, дата, дата публікації
    опубліковано, дата додавання, створено, дата створення, дата публикации, опубликовано
    дата добавления, создано, дата создания, data, data dodania, data publikacji, dodano, datum
    erstellt, eingestellt am, veroffentlicht, fecha, fecha publicacion, publicado, fecha alta`,
  modifiedAt: `updated, updated at, modified, modified at, last update, last updated, update time
    оновлено, дата оновлення, змінено, обновлено, дата обновления, изменено, data aktualizacji
    zaktualizowano, aktualisiert, geandert, stand vom, actualizado, fecha actualizacion
    fecha modificacion`,
}
