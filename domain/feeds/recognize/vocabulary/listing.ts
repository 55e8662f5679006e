import type { Vocabulary } from './meaning.ts'

export const LISTING_WORDS: Vocabulary = {
  title: `title, headline, name, subject, heading, заголовок, назва, назва оголошення, тема
    название, tytul, tytul ogloszenia, nazwa, titel, uberschrift, titulo`,
  description: `description, remarks, text, details, comment, full description, summary, content
    опис, текст, коментар, опис оголошення, детальний опис, описание, комментарий, текст объявления
    opis, opis oferty, tresc, beschreibung, objektbeschreibung, descripcion, comentarios
    observaciones`,
  images: `images, image, photos, photo, pictures, picture, image url, photo url, picture url
    photo urls, image urls, gallery, media, main photo, фото, фотографії, світлини, зображення
    посилання фото, фотографии, фотография, изображения, картинки, zdjecia, zdjecie, bilder, bild
    fotos, foto, imagenes, imagen`,
  agentName: `agent, agent name, realtor, broker, seller, seller g, contact name, contact person
    agency, owner, host name, landlord, рієлтор, агент, продавець, власник, контактна особа, ім'я
    агентство, агенція, риелтор, риэлтор, продавец, контактное лицо, имя, собственник, agencja
    posrednik, sprzedawca, osoba kontaktowa, imie nazwisko, ansprechpartner, makler, anbieter
    kontaktperson, agente, inmobiliaria, anunciante, persona contacto`,
  agentPhone: `phone, phones, phone number, telephone, tel, mobile, mobile phone, contact phone
    contact, contacts, agent phone, телефон, телефони, номер телефону, контактний телефон, тел, моб
    контакт, контакти, телефоны, номер телефона, контактный телефон, контакты, telefon
    numer telefonu, kontakt, telefonnummer, telefono, movil`,
}
