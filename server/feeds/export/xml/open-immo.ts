import { element, marker } from './xml-element.ts'
import type { XmlFormat } from './xml-writer.ts'

const toBoolean = (value: boolean) => String(value)

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
        element('waehrung', [], { iso_waehrung: facts.currency }),
      ]),
      element('flaechen', [
        element('wohnflaeche', facts.area),
        element('anzahl_zimmer', facts.rooms),
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
      ]),
      element('verwaltung_techn', [
        element('objektnr_extern', facts.key),
        element('aktion', [], { aktionart: 'CHANGE' }),
        element('openimmo_obid', facts.key),
        element('stand_vom', facts.updatedAt.slice(0, 10)),
      ]),
    ]),
}
