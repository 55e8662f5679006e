import type { FeedRecord } from '#domain/feeds/fields.ts'

/** An invented XML feed: one listing that is read, and others that this site does not show. */
export interface XmlFile {
  readonly layout: string
  readonly text: string
  readonly record: FeedRecord
  /** Why the rest of the feed is not read, or which kind of home is no apartment. */
  readonly notShown: readonly string[]
}

export const XML_FILES: readonly XmlFile[] = [
  {
    layout: 'DOM.RIA',
    text: `<?xml version="1.0" encoding="UTF-8"?>
<realties xmlns="https://dom.ria.com/xml/xsd/"><generation_date>2025-11-01T10:00:00</generation_date>
<realty><local_realty_id>R1</local_realty_id><realty_type>Квартира</realty_type>
<advert_type>долгосрочная аренда</advert_type><city>Київ</city><district>Поділ</district>
<street>Межигірська</street><building_number>12</building_number><latitude>50.47</latitude>
<longitude>30.51</longitude><description>Тиха.</description><description_uk>Тихо.</description_uk>
<photos_urls><loc>https://photos.example/1.jpg</loc><loc>https://photos.example/2.jpg</loc></photos_urls>
<characteristics><rooms_count>2</rooms_count><total_area>54</total_area><floor>5</floor><floors>9</floors>
<price>18000</price><currency>грн</currency><price_type>за объект</price_type><wall_type>кирпич</wall_type>
<kitchen_area>9.5</kitchen_area><balcony_loggia>да</balcony_loggia>
</characteristics></realty>
<realty><local_realty_id>R2</local_realty_id><realty_type>Дом</realty_type></realty>
<realty><local_realty_id>R3</local_realty_id><advert_type>продажа</advert_type>
<characteristics><price_type>за кв.м.</price_type></characteristics></realty></realties>`,
    record: {
      key: 'R1',
      type: 'долгосрочная аренда',
      kind: 'Квартира',
      price: '18000',
      currency: 'грн',
      city: 'Київ',
      address: 'Межигірська, 12, Поділ, Київ',
      street: 'Межигірська',
      houseNumber: '12',
      district: 'Поділ',
      rooms: '2',
      area: '54',
      floor: '5',
      floors: '9',
      walls: 'кирпич',
      kitchen: '9.5',
      balcony: 'да',
      description: 'Тиха.',
      descriptionUk: 'Тихо.',
      images: ['https://photos.example/1.jpg', 'https://photos.example/2.jpg'],
      lat: '50.47',
      lng: '30.51',
    },
    notShown: ['Дом', 'characteristics/price_type is none of: за об'],
  },
  {
    layout: 'LUN',
    text: `<page><generation_time>2025-11-01</generation_time><announcements>
<announcement><agency_code>7</agency_code><contract_type>продажа</contract_type>
<realty_type>квартира</realty_type><price>52000</price><currency>USD</currency><city>Львів</city>
<street>Зелена</street><house>3</house><room_count>3</room_count><total_area>71.5</total_area>
<kitchen_area>10</kitchen_area><has_balcony>1</has_balcony><floor>2</floor><floor_count>5</floor_count><text><![CDATA[Світла & тепла]]></text>
<phones><phone>+380 32 000 00 01</phone></phones><contact_name>Олена</contact_name>
<add_time>2025-10-01T09:00:00</add_time><update_time>2025-10-02T09:00:00</update_time></announcement>
<announcement><contract_type>посуточная аренда</contract_type></announcement>
</announcements></page>`,
    record: {
      key: '7',
      type: 'продажа',
      kind: 'квартира',
      price: '52000',
      currency: 'USD',
      city: 'Львів',
      address: 'Зелена, 3, Львів',
      street: 'Зелена',
      houseNumber: '3',
      rooms: '3',
      area: '71.5',
      floor: '2',
      floors: '5',
      kitchen: '10',
      balcony: '1',
      description: 'Світла & тепла',
      agentPhone: '+380 32 000 00 01',
      agentName: 'Олена',
      publishedAt: '2025-10-01T09:00:00',
      modifiedAt: '2025-10-02T09:00:00',
    },
    notShown: [
      'contract_type is none of: прод, долгосрочная, довгострокова, оренда, аренда, sale, rent',
    ],
  },
  {
    layout: 'Yandex realty-feed',
    text: `<realty-feed xmlns="http://webmaster.example/2010-06"><offer internal-id="Y1"><type>продажа</type>
<category>квартира</category><location><locality-name>Одеса</locality-name><address>Канатна, 1</address>
<latitude>46.48</latitude><longitude>30.74</longitude></location>
<price><value>61000</value><currency>USD</currency></price><area><value>48</value><unit>кв. м</unit></area>
<kitchen-space><value>8.2</value><unit>кв. м</unit></kitchen-space><bathroom-unit>раздельный</bathroom-unit>
<balcony>2 лоджии</balcony><lift>+</lift><parking>да</parking><room-furniture>-</room-furniture>
<with-pets>нет</with-pets><with-children>true</with-children><utilities-included>да</utilities-included>
<rent-pledge>0</rent-pledge><agent-fee>50</agent-fee><internet>да</internet>
<rooms>2</rooms><floor>3</floor><floors-total>4</floors-total><image>https://p.example/1.jpg</image>
<sales-agent><name>Агентство</name><phone>+380 48 000 00 01</phone></sales-agent></offer>
<offer internal-id="Y2"><category>участок</category></offer></realty-feed>`,
    record: {
      key: 'Y1',
      type: 'продажа',
      kind: 'квартира',
      price: '61000',
      currency: 'USD',
      city: 'Одеса',
      address: 'Канатна, 1, Одеса',
      rooms: '2',
      area: '48',
      areaUnit: 'кв. м',
      floor: '3',
      floors: '4',
      bathrooms: 'раздельный',
      kitchen: '8.2',
      balcony: '2 лоджии',
      elevator: 'yes',
      parking: 'да',
      furnished: 'no',
      pets: 'нет',
      children: 'true',
      utilities: 'да',
      images: 'https://p.example/1.jpg',
      agentName: 'Агентство',
      agentPhone: '+380 48 000 00 01',
      lat: '46.48',
      lng: '30.74',
    },
    notShown: ['участок'],
  },
  {
    layout: 'Kyero',
    text: `<?xml version="1.0"?><!-- made --><root><kyero><feed_version>3</feed_version></kyero>
<property><id>K1</id><date>2025-10-01 10:00:00</date><price>195000</price><currency>EUR</currency>
<price_freq>sale</price_freq><type>apartment</type><town>Nerja</town><province>Malaga</province>
<beds>2</beds><baths>1</baths><surface_area><built>80</built></surface_area><location><latitude>36.75</latitude>
<longitude>-3.87</longitude></location><desc><es>Vistas</es><en>Views</en><uk>Краєвид</uk></desc>
<images><image id="1"><url>https://i.example/1.jpg</url></image></images></property>
<property><id>K2</id><price_freq>week</price_freq></property></root>`,
    record: {
      key: 'K1',
      type: 'sale',
      kind: 'apartment',
      price: '195000',
      currency: 'EUR',
      city: 'Nerja',
      address: 'Nerja, Malaga',
      rooms: '2',
      bathrooms: '1',
      area: '80',
      areaUnit: 'm2',
      description: 'Views',
      descriptionEn: 'Views',
      descriptionUk: 'Краєвид',
      images: 'https://i.example/1.jpg',
      modifiedAt: '2025-10-01 10:00:00',
      lat: '36.75',
      lng: '-3.87',
    },
    notShown: ['price_freq is none of: sale, month'],
  },
  {
    layout: 'Trovit',
    text: `<trovit><ad><id><![CDATA[T1]]></id><type><![CDATA[For Rent]]></type><title>Flat</title>
<price period="monthly">900</price><address>1 High Street</address><city>York</city>
<floor_area unit="feet">700</floor_area><rooms>2</rooms><floor_number>1</floor_number><year>1970</year>
<bathrooms>2</bathrooms><is_furnished>1</is_furnished><parking>0</parking>
<pictures><picture><picture_url>https://t.example/1.jpg</picture_url></picture></pictures></ad>
<ad><id>T2</id><price period="weekly">200</price></ad></trovit>`,
    record: {
      key: 'T1',
      type: 'For Rent',
      price: '900',
      city: 'York',
      address: '1 High Street, York',
      rooms: '2',
      area: '700',
      areaUnit: 'feet',
      floor: '1',
      year: '1970',
      bathrooms: '2',
      furnished: '1',
      description: 'Flat',
      images: 'https://t.example/1.jpg',
    },
    notShown: ['price/@period is none of: month'],
  },
  {
    layout: 'OpenImmo',
    text: `<openimmo><uebertragung art="OFFLINE" umfang="VOLL"/><anbieter><firma>Muster</firma>
<immobilie><objektkategorie><nutzungsart WOHNEN="true"/><vermarktungsart KAUF="false" MIETE_PACHT="true"/>
<objektart><wohnung wohnungtyp="ETAGE"/></objektart></objektkategorie>
<geo><ort>Berlin</ort><geokoordinaten breitengrad="52.5" laengengrad="13.4"/><strasse>Torstraße</strasse>
<hausnummer>12</hausnummer><etage>2</etage><anzahl_etagen>5</anzahl_etagen></geo>
<kontaktperson><tel_zentrale>+49 30 000 001</tel_zentrale><name>Muster</name></kontaktperson>
<preise><kaltmiete>900.00</kaltmiete><warmmiete>1100</warmmiete><provisionspflichtig>false</provisionspflichtig>
<waehrung iso_waehrung="EUR"/><kaution_text>3 Nettokaltmieten</kaution_text></preise>
<flaechen><wohnflaeche>61.5</wohnflaeche><anzahl_zimmer>2.5</anzahl_zimmer>
<anzahl_badezimmer>1.00</anzahl_badezimmer><anzahl_balkone>0.00</anzahl_balkone></flaechen>
<ausstattung><fahrstuhl PERSONEN="true" LASTEN="false"/>
<stellplatzart GARAGE="false" TIEFGARAGE="true"/><stellplatzart FREIPLATZ="1"/><moebliert moeb="TEIL"/></ausstattung>
<zustand_angaben><baujahr>1905</baujahr><zustand zustand_art="VOLL_SANIERT"/></zustand_angaben>
<freitexte><objektbeschreibung>Hell &amp; ruhig</objektbeschreibung></freitexte>
<anhaenge><anhang gruppe="DOKUMENTE"><daten><pfad>https://b.example/1.pdf</pfad></daten></anhang>
<anhang gruppe="BILD"><daten><pfad>https://b.example/2.jpg</pfad></daten></anhang>
<anhang gruppe="TITELBILD"><daten><pfad>https://b.example/1.jpg</pfad></daten></anhang></anhaenge>
<verwaltung_objekt><objektadresse_freigeben>true</objektadresse_freigeben>
<verfuegbar_ab>01.02.2026</verfuegbar_ab><min_mietdauer min_dauer="JAHR">1</min_mietdauer><haustiere>false</haustiere></verwaltung_objekt>
<verwaltung_techn><objektnr_extern>B-1</objektnr_extern><aktion aktionart="CHANGE"/>
<stand_vom>2025-10-01</stand_vom></verwaltung_techn></immobilie>
<immobilie><objektkategorie><objektart><haus/></objektart></objektkategorie></immobilie></anbieter></openimmo>`,
    record: {
      key: 'B-1',
      status: 'CHANGE',
      type: 'rent',
      kind: 'wohnung',
      price: '900.00',
      currency: 'EUR',
      city: 'Berlin',
      address: 'Torstraße, 12, Berlin',
      street: 'Torstraße',
      houseNumber: '12',
      lat: '52.5',
      lng: '13.4',
      placeShown: 'true',
      area: '61.5',
      areaUnit: 'm2',
      rooms: '2.5',
      floor: '2',
      floors: '5',
      year: '1905',
      renovation: 'yes',
      bathrooms: '1.00',
      balcony: '',
      elevator: 'true',
      parking: ['TIEFGARAGE', 'FREIPLATZ'],
      furnished: 'partly',
      commission: 'no',
      deposit: '3 Nettokaltmieten',
      minTerm: '1, JAHR',
      availableFrom: '01.02.2026',
      pets: 'false',
      description: 'Hell & ruhig',
      images: 'https://b.example/1.jpg, https://b.example/2.jpg',
      agentName: 'Muster',
      agentPhone: '+49 30 000 001',
      modifiedAt: '2025-10-01',
    },
    notShown: ['haus'],
  },
]
