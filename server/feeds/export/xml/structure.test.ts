import { DOMParser, type Element } from '@xmldom/xmldom'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ExportFormat, WRITERS } from '#server/feeds/export/export-formats.ts'
import type { ExportedListing } from '#server/feeds/export/writer/export-writer.ts'
import { anyExportedListing } from '#test/feeds/xml/exported-listing.ts'

interface Structure {
  readonly root: string
  readonly namespace?: string
  readonly item: string
  /** Elements that must exist and have content; attributes as `a/@b`. */
  readonly required: readonly string[]
  /** The order of an item's children, if the format has one. */
  readonly order?: readonly string[]
  /** Patterns of values. */
  readonly patterns?: Readonly<Record<string, RegExp>>
}

const ISO = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/
const AMOUNT = /^\d+$/
const DAY = /^\d{4}-\d\d-\d\d$/
const BOOLEAN = /^(true|false)$/
const YES_OR_NO = /^(да|нет)$/

const STRUCTURES: Partial<Record<ExportFormat, Structure>> = {
  'dom-ria': {
    root: 'realties',
    namespace: 'https://dom.ria.com/xml/xsd/',
    item: 'realty',
    required: [
      'local_realty_id',
      'realty_type',
      'advert_type',
      'city',
      'characteristics',
      ...['total_area', 'floor', 'floors', 'wall_type', 'rooms_count', 'price', 'currency'].map(
        (name) => `characteristics/${name}`,
      ),
    ],
    patterns: {
      'characteristics/currency': /^(\$|€|грн)$/,
      'characteristics/price': AMOUNT,
      'characteristics/balcony_loggia': /^да$/,
      'characteristics/kitchen_area': /^\d+(\.\d+)?$/,
    },
  },
  lun: {
    root: 'page',
    item: 'announcement',
    required: ['update_time', 'contract_type', 'realty_type', 'price', 'currency', 'phones/phone'],
    patterns: { update_time: ISO, add_time: ISO, price: AMOUNT },
  },
  yandex: {
    root: 'realty-feed',
    item: 'offer',
    namespace: 'http://webmaster.yandex.ru/schemas/feed/realty/2010-06',
    required: [
      '@internal-id',
      'type',
      'property-type',
      'category',
      'url',
      'creation-date',
      'location/locality-name',
      'price/value',
      'price/currency',
      'area/value',
      'area/unit',
      'rooms',
      'last-update-date',
    ],
    patterns: {
      ...{ 'creation-date': ISO, 'price/value': AMOUNT, 'price/currency': /^[A-Z]{3}$/ },
      ...{ 'bathroom-unit': AMOUNT, 'kitchen-space/unit': /^кв. м$/, balcony: /^балкон$/ },
      ...{ lift: YES_OR_NO, parking: YES_OR_NO, 'room-furniture': YES_OR_NO },
      ...{ 'with-pets': YES_OR_NO, 'with-children': YES_OR_NO, 'utilities-included': YES_OR_NO },
      ...{ 'rent-pledge': YES_OR_NO, 'agent-fee': /^0$/ },
    },
  },
  kyero: {
    root: 'root',
    item: 'property',
    required: [
      'id',
      'date',
      'ref',
      'price',
      'price_freq',
      'type',
      'town',
      'province',
      'features/feature',
      'images/image/url',
      'images/image/@id',
    ],
    patterns: {
      date: /^(19|20)\d\d-\d\d-\d\d \d\d:\d\d:\d\d$/,
      ref: /^.{1,15}$/,
      price: AMOUNT,
      currency: /^(EUR|GBP|USD)$/,
      price_freq: /^(sale|month)$/,
      'surface_area/built': AMOUNT,
      location_detail: /^.{1,50}$/su,
      baths: AMOUNT,
    },
  },
  trovit: {
    root: 'trovit',
    item: 'ad',
    required: ['id', 'url', 'title', 'type', 'content', 'pictures/picture/picture_url'],
    patterns: {
      ...{ date: /^\d\d\/\d\d\/\d{4} \d\d:\d\d$/, type: /^For (Sale|Rent)$/, price: AMOUNT },
      ...{ bathrooms: AMOUNT, is_furnished: /^[01]$/, parking: /^[01]$/ },
    },
  },
  openimmo: {
    root: 'openimmo',
    item: 'immobilie',
    required: [
      'objektkategorie/nutzungsart/@WOHNEN',
      'objektkategorie/vermarktungsart/@KAUF',
      'objektkategorie/vermarktungsart/@MIETE_PACHT',
      'verwaltung_techn/objektnr_extern',
      'verwaltung_techn/aktion/@aktionart',
      'verwaltung_techn/openimmo_obid',
    ],
    order: [
      'objektkategorie',
      'geo',
      'kontaktperson',
      'preise',
      'flaechen',
      'ausstattung',
      'zustand_angaben',
      'freitexte',
      'anhaenge',
      'verwaltung_objekt',
      'verwaltung_techn',
    ],
    patterns: {
      ...{ 'verwaltung_techn/stand_vom': DAY, 'geo/etage': /^-?\d+$/ },
      ...{ 'preise/kaution': AMOUNT, 'preise/kaution_text': /^(keine|\d+ Monatsmieten)$/ },
      ...{ 'preise/provisionspflichtig': BOOLEAN, 'verwaltung_objekt/haustiere': BOOLEAN },
      ...{ 'verwaltung_objekt/abdatum': DAY, 'flaechen/anzahl_badezimmer': AMOUNT },
      'ausstattung/fahrstuhl/@PERSONEN': BOOLEAN,
      'ausstattung/moebliert/@moeb': /^(VOLL|TEIL)$/,
    },
  },
}

/** The parser warns of U+FFFD, which any text may contain. */
function onError(level: string, message: string): void {
  if (level !== 'warning') throw new Error(message)
}

function write(format: ExportFormat, listings: readonly ExportedListing[]): Element {
  const context = { now: new Date(0), siteUrl: 'https://homiq.example', leaveOut: () => {} }
  const writer = WRITERS[format]
  const text = writer.begin(context) + writer.format(listings, context, true) + writer.end
  const root = new DOMParser({ onError }).parseFromString(text, 'text/xml').documentElement
  if (root === null) throw new Error('There is no document.')
  return root
}

/** The texts at a path inside of an item. */
function getTexts(item: Element, path: string): string[] {
  const [name = '', ...rest] = path.split('/')
  if (name.startsWith('@')) return [item.getAttribute(name.slice(1)) ?? '']
  const children = listChildren(item).filter((child) => child.localName === name)
  return rest.length === 0
    ? children.map((child) => child.textContent ?? '')
    : children.flatMap((child) => getTexts(child, rest.join('/')))
}

const listChildren = (element: Element): Element[] =>
  [...element.childNodes].filter((node): node is Element => node.nodeType === node.ELEMENT_NODE)

it.each(Object.entries(STRUCTURES) as [ExportFormat, Structure][])(
  '%s has the structure that its readers require',
  (format, { root, namespace = null, item, required, order, patterns = {} }) => {
    fc.assert(
      fc.property(fc.array(anyExportedListing, { maxLength: 4 }), (listings) => {
        const element = write(format, listings)
        expect([element.localName, element.namespaceURI]).toEqual([root, namespace])
        for (const listing of element.getElementsByTagName(item)) {
          for (const path of required)
            expect([path, getTexts(listing, path).length > 0]).toEqual([path, true])
          for (const path of required)
            if (!path.endsWith('characteristics'))
              expect(getTexts(listing, path).every((text) => text !== '')).toBe(true)
          for (const [path, pattern] of Object.entries(patterns))
            for (const text of getTexts(listing, path)) expect(text).toMatch(pattern)
          const names = listChildren(listing).map(({ localName }) => localName ?? '')
          if (order) expect(names).toEqual(order.filter((name) => names.includes(name)))
          // No format has empty facts.
          expect(getTexts(listing, 'description').includes('')).toBe(false)
        }
      }),
      { numRuns: 40 },
    )
  },
)
