import { MAX_DEPOSIT_MONTHS } from '#domain/catalog/listing/facts.ts'
import { element, marker } from './xml-element.ts'
import { createAnswer, type XmlFacts } from './xml-facts.ts'
import type { XmlFormat } from './xml-writer.ts'

const toBoolean = (value: boolean) => String(value)
const toAnswerText = createAnswer('true', 'false')

const FURNITURE = { yes: 'VOLL', partly: 'TEIL', no: null } as const

/** An element with one attribute; `null` without its value. */
const flag = (name: string, attribute: string, value: string | null) =>
  value === null ? null : element(name, [], { [attribute]: value })

/** Months of rent have no element of their own. */
function toDeposit({ deposit }: XmlFacts['stated']) {
  if (deposit === undefined) return null
  if (deposit > MAX_DEPOSIT_MONTHS) return element('kaution', deposit)
  return element('kaution_text', deposit === 0 ? 'keine' : `${deposit} Monatsmieten`)
}

/**
 * Version 1.2.7, a complete transfer. It can state that a home is renovated, but not that it is
 * not.
 */
export const OPEN_IMMO_FORMAT: XmlFormat = {
  name: 'OpenImmo',
  begin: (now) => `<openimmo>
<uebertragung art="OFFLINE" umfang="VOLL" modus="NEW" version="1.2.7" sendersoftware="Homiq" senderversion="1" timestamp="${now.slice(0, 19)}"/>
<anbieter>
<firma>Homiq</firma><openimmo_anid>homiq</openimmo_anid>
`,
  end: '</anbieter>\n</openimmo>\n',
  requires: [],
  toElement: (facts) =>
    element('immobilie', [
      element('objektkategorie', [
        element('nutzungsart', [], { WOHNEN: 'true', GEWERBE: 'false' }),
        element('vermarktungsart', [], {
          KAUF: toBoolean(facts.isSale),
          MIETE_PACHT: toBoolean(!facts.isSale),
        }),
        element('objektart', [marker('wohnung')]),
      ]),
      element('geo', [
        element('ort', facts.city),
        facts.lat === null || facts.lng === null
          ? null
          : element('geokoordinaten', [], {
              breitengrad: String(facts.lat),
              laengengrad: String(facts.lng),
            }),
        element('strasse', facts.street),
        element('hausnummer', facts.house),
        element('etage', facts.floor),
        element('anzahl_etagen', facts.floors),
        element('regionaler_zusatz', facts.district),
      ]),
      element('kontaktperson', [
        element('tel_durchw', facts.agentPhone),
        // Required; the home's page says whom to contact.
        element('name', facts.agentName) ?? marker('name'),
      ]),
      element('preise', [
        element(facts.isSale ? 'kaufpreis' : 'kaltmiete', facts.price),
        element('provisionspflichtig', toAnswerText(facts.answers.commission)),
        element('waehrung', [], { iso_waehrung: facts.currency }),
        toDeposit(facts.stated),
      ]),
      element('flaechen', [
        element('wohnflaeche', facts.area),
        element('anzahl_zimmer', facts.rooms),
        element('anzahl_badezimmer', facts.stated.bathrooms),
        element('anzahl_balkone', facts.stated.balcony === 'yes' ? 1 : null),
      ]),
      element('ausstattung', [
        flag('fahrstuhl', 'PERSONEN', toAnswerText(facts.answers.elevator)),
        facts.stated.parking === 'outdoor'
          ? element('stellplatzart', [], { FREIPLATZ: 'true' })
          : null,
        flag('moebliert', 'moeb', FURNITURE[facts.stated.furnished ?? 'no']),
      ]),
      element('zustand_angaben', [
        element('baujahr', facts.year),
        facts.isRenovation ? element('zustand', [], { zustand_art: 'TEIL_VOLLRENOVIERT' }) : null,
      ]),
      element('freitexte', [element('objektbeschreibung', facts.description)]),
      element(
        'anhaenge',
        facts.images.map((url) =>
          element('anhang', [element('daten', [element('pfad', url)])], {
            location: 'EXTERN',
            gruppe: 'BILD',
          }),
        ),
      ),
      element('verwaltung_objekt', [
        element('objektadresse_freigeben', toBoolean(!facts.isPlaceWithheld)),
        element('abdatum', facts.stated.availableFrom),
        element('haustiere', toAnswerText(facts.answers.pets)),
      ]),
      element('verwaltung_techn', [
        element('objektnr_extern', facts.key),
        element('aktion', [], { aktionart: 'CHANGE' }),
        element('openimmo_obid', facts.key),
        element('stand_vom', facts.updatedAt.slice(0, 10)),
      ]),
    ]),
}
