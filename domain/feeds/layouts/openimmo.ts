import { leaveOut, type XmlLayout } from './xml-layout.ts'

/** Groups of pictures; others are documents, films and links. */
const PICTURES = [
  '[TITELBILD]',
  '[BILD]',
  '[INNENANSICHTEN]',
  '[AUSSENANSICHTEN]',
  '[GRUNDRISS]',
  '[PANORAMA]',
  '',
].map((group) => `anhaenge/anhang${group}/daten/pfad`)

const BLANK = leaveOut('0, 0.0, 0.00')

/** Version 1.2 of the format. It says sale or rent by attributes, and the kind of home by the name of an element. */
export const OPEN_IMMO: XmlLayout = {
  name: 'OpenImmo',
  item: 'openimmo/anbieter/immobilie',
  choices: ['objektkategorie/objektart', 'ausstattung/stellplatzart'],
  grouped: { 'anhaenge/anhang': 'gruppe' },
  withheld: {
    by: 'verwaltung_objekt/objektadresse_freigeben',
    columns: ['geo/strasse', 'geo/hausnummer'],
  },
  profile: {
    columns: {
      key: { first: ['verwaltung_techn/objektnr_extern', 'verwaltung_techn/openimmo_obid'] },
      status: 'verwaltung_techn/aktion/@aktionart',
      type: 'objektkategorie/vermarktungsart/@KAUF',
      kind: 'objektkategorie/objektart/*',
      price: {
        first: [
          'preise/kaufpreis',
          'preise/kaltmiete',
          'preise/nettokaltmiete',
          'preise/warmmiete',
          'preise/pauschalmiete',
        ],
      },
      currency: 'preise/waehrung/@iso_waehrung',
      city: 'geo/ort',
      address: ['geo/strasse', 'geo/hausnummer', 'geo/regionaler_zusatz', 'geo/ort'],
      street: 'geo/strasse',
      houseNumber: 'geo/hausnummer',
      district: 'geo/regionaler_zusatz',
      lat: 'geo/geokoordinaten/@breitengrad',
      lng: 'geo/geokoordinaten/@laengengrad',
      placeShown: 'verwaltung_objekt/objektadresse_freigeben',
      rooms: 'flaechen/anzahl_zimmer',
      area: 'flaechen/wohnflaeche',
      floor: 'geo/etage',
      floors: 'geo/anzahl_etagen',
      year: 'zustand_angaben/baujahr',
      bathrooms: 'flaechen/anzahl_badezimmer',
      balcony: { first: ['flaechen/anzahl_balkone', 'flaechen/anzahl_logia'] },
      elevator: 'ausstattung/fahrstuhl/@PERSONEN',
      parking: 'ausstattung/stellplatzart/*',
      furnished: 'ausstattung/moebliert/@moeb',
      commission: 'preise/provisionspflichtig',
      deposit: { first: ['preise/kaution', 'preise/kaution_text'] },
      minTerm: ['verwaltung_objekt/min_mietdauer', 'verwaltung_objekt/min_mietdauer/@min_dauer'],
      availableFrom: { first: ['verwaltung_objekt/abdatum', 'verwaltung_objekt/verfuegbar_ab'] },
      pets: 'verwaltung_objekt/haustiere',
      renovation: 'zustand_angaben/zustand/@zustand_art',
      description: { first: ['freitexte/objektbeschreibung', 'freitexte/objekttitel'] },
      images: PICTURES,
      agentName: { first: ['kontaktperson/name', 'kontaktperson/firma'] },
      agentPhone: {
        first: [
          'kontaktperson/tel_durchw',
          'kontaktperson/tel_zentrale',
          'kontaktperson/tel_handy',
        ],
      },
      modifiedAt: 'verwaltung_techn/stand_vom',
    },
    constants: { areaUnit: 'm2', currency: 'EUR' },
    values: {
      type: { true: 'sale', 1: 'sale', false: 'rent', 0: 'rent' },
      furnished: { voll: 'yes', teil: 'partly' },
      // Programs write 0 where they know no deposit, and no balconies.
      ...{ deposit: BLANK, balcony: BLANK, bathrooms: BLANK },
      commission: { true: '', 1: '', false: 'no', 0: 'no' },
      status: { delete: 'withdrawn', referenz: 'withdrawn', archivieren: 'withdrawn' },
      renovation: {
        teil_vollrenoviert: 'yes',
        teil_vollsaniert: 'yes',
        voll_saniert: 'yes',
        teil_saniert: 'yes',
        modernisiert: 'yes',
        ...leaveOut(
          'erstbezug, neuwertig, gepflegt, nach_vereinbarung, projektiert, rohbau, entkernt',
        ),
        ...leaveOut('baufaellig, abrissobjekt, teil_vollrenovierungsbed, sanierungsbeduerftig'),
      },
    },
    only: {
      'objektkategorie/nutzungsart/@WOHNEN': ['true', '1'],
      'objektkategorie/vermarktungsart/@ERBPACHT': ['false', '0'],
      'objektkategorie/vermarktungsart/@LEASING': ['false', '0'],
      'zustand_angaben/verkaufstatus/@stand': ['offen', 'reserviert'],
      'preise/preis_zeiteinheit/@zeiteinheit': ['monat'],
      'verwaltung_objekt/als_ferien': ['false', '0'],
    },
  },
}
