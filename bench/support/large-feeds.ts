export interface LargeFeed {
  readonly name: string
  readonly file: string
  /** @param size approximate, in bytes */
  readonly texts: (size: number) => Generator<string>
}

const REMARKS = 'A bright flat above a quiet courtyard, near the park and the metro. '.repeat(8)

const toOffer = (id: number, description = REMARKS) =>
  `<offer internal-id="${id}"><type>продажа</type><category>квартира</category>` +
  `<location><locality-name>Kharkiv</locality-name><address>Sumska St, ${id}</address></location>` +
  `<price><value>${40_000 + (id % 60_000)}</value><currency>USD</currency></price>` +
  `<area><value>${30 + (id % 90)}</value><unit>кв. м</unit></area><rooms>${1 + (id % 4)}</rooms>` +
  `<floor>3</floor><floors-total>9</floors-total><description>${description}</description></offer>\n`

const HEAD = '<realty-feed>\n'
const LISTING =
  '{"ListingKey":"a","PropertyType":"Residential","ListPrice":50000,"City":"Kyiv","RoomsTotal":2,"LivingArea":50'

function* repeat(start: string, part: string, size: number, end = ''): Generator<string> {
  yield start
  const piece = part.repeat(Math.ceil(1_000_000 / part.length))
  for (let sum = 0; sum < size; sum += piece.length) yield piece
  yield end
}

/** Each has at least one valid listing, to show what is still imported. */
export const listLargeFeeds = (): LargeFeed[] => [
  {
    name: 'XML, well-formed',
    file: 'good.xml',
    *texts(size) {
      yield HEAD
      for (let id = 1, sum = 0; sum < size; id += 1) {
        const offer = toOffer(id)
        sum += Buffer.byteLength(offer)
        yield offer
      }
      yield '</realty-feed>'
    },
  },
  {
    name: 'XML, an element that is never closed',
    file: 'open.xml',
    texts: (size) => repeat(`${HEAD}${toOffer(1)}<offer><description>`, 'x', size),
  },
  {
    name: 'XML, one listing of endless elements',
    file: 'elements.xml',
    texts: (size) => repeat(`${HEAD}${toOffer(1)}<offer>`, '<image>x</image>', size),
  },
  {
    name: 'XML, text outside of listings',
    file: 'outside.xml',
    texts: (size) => repeat(`${HEAD}${toOffer(1)}`, '<other>x</other>\n', size, '</realty-feed>'),
  },
  {
    name: 'XML, entities of entities',
    file: 'bomb.xml',
    texts: (size) =>
      repeat(
        `<!DOCTYPE realty-feed [<!ENTITY a0 "ha">${Array.from(
          { length: 30 },
          (_, at) => `<!ENTITY a${at + 1} "${`&a${at};`.repeat(10)}">`,
        ).join('')}]>${HEAD}${toOffer(1)}`,
        toOffer(2, '&a30;'),
        size,
      ),
  },
  {
    name: 'NDJSON, one line',
    file: 'line.ndjson',
    texts: (size) => repeat(`${LISTING}}\n${LISTING},"PublicRemarks":"`, 'x', size),
  },
  {
    name: 'JSON, one element',
    file: 'element.json',
    texts: (size) => repeat(`[${LISTING}},\n${LISTING},"Media":[`, '"x",', size),
  },
  {
    name: 'CSV, a quote that is never closed',
    file: 'quote.csv',
    texts: (size) =>
      repeat(
        'ListingKey,PropertyType,ListPrice,City,RoomsTotal,LivingArea\na,Residential,1000,Kyiv,2,50\nb,"',
        'x,y\n',
        size,
      ),
  },
]
