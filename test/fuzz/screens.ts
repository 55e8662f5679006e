import fc from 'fast-check'
import { encodedText, parameterPairs, percentEncode, queryStrings } from './encodings.ts'
import { oddText, usually } from './odd-text.ts'
import { get, type RequestPartsArbitrary } from './request-parts.ts'

const SCREENS = [
  '/',
  '/home',
  '/property',
  '/favorite',
  '/settings',
  '/about',
  '/reviews',
  '/contact',
  '/newsletter',
  '/newsletter/confirm',
  '/newsletter/unsubscribe',
  '/lifestyle',
  '/privacy',
  '/terms',
  '/legal',
  '/help',
  '/forgot-password',
  '/email-action',
  '/404',
  '/sale/1',
  '/sale/2',
  '/rent/1',
  '/rent/99999',
] as const

/** Parameters of a search, for pages as well as for programs. */
const SEARCH_PAIRS = {
  type: usually('sale', 'rent'),
  q: usually('Kyiv', 'львів балкон', 'a', 'new york'),
  priceMin: usually('1', '45k', '$ 120 000', '1,5m'),
  priceMax: usually('120k', '999999999'),
  areaMin: usually('20', '54.5'),
  areaMax: usually('120', '3,5'),
  pricePerSquare: usually('1000', '2000'),
  rooms: usually('1', '2', '3', '4+', '4'),
  isRenovation: usually('true', 'false'),
  reduced: usually('true'),
  box: usually('50.4,30.4,50.5,30.6', '-85,-180,85,180', '50,30,50,30', '90,0,-90,0', '1,2,3'),
  zoom: usually('0', '12', '20', '21'),
  sort: usually('newest', 'price-up', 'price-down', 'price-drop', 'area', 'nearest'),
  view: usually('map', 'list'),
  page: usually('1', '2', '41000', '1000000'),
  after: usually('1.1', 'MS4x', '0'),
}

const MORE_PAIRS = {
  ...SEARCH_PAIRS,
  sent: oddText,
  taken: oddText,
  token: usually('{{session}}'),
  mode: usually('resetPassword', 'verifyEmail', 'recoverEmail'),
  oobCode: oddText,
  continueUrl: oddText,
  next: oddText,
  index: usually(''),
  _routes: usually(
    'root',
    'routes/catalog/search/property',
    'routes/shell/shell,routes/site/home',
    ',',
  ),
  _data: usually('routes/catalog/search/property'),
}

export const searchText = queryStrings(parameterPairs(SEARCH_PAIRS, oddText))
const anyQuery = queryStrings(parameterPairs(MORE_PAIRS, oddText))

/** Paths that are no screen, or a screen's path in an odd form. */
const oddPath = fc.oneof(
  fc.constantFrom(
    '//',
    '//other.example/home',
    '/\\other.example',
    '/home/',
    '//home//',
    '/HOME',
    '/home/../property',
    '/./home',
    '/%2e%2e/home',
    '/sale/',
    '/sale/0',
    '/sale/-1',
    '/sale/1.5',
    '/sale/١',
    '/sale/1/2',
    '/Sale/1',
    '/__proto__/1',
    '/constructor/1',
    '/__manifest?paths=/home',
    '/index.html',
    '/.env',
    '/.git/config',
    '/wp-login.php',
    '*',
    '/home#x',
    '/home;x=1',
    '/_.data',
    '/home/_.data',
    '/.data',
    '/_root.data',
  ),
  fc.array(encodedText(oddText), { maxLength: 4 }).map((parts) => `/${parts.join('/')}`),
  fc
    .tuple(fc.constantFrom('sale', 'rent', 'Sale', 'x'), encodedText(oddText))
    .map(([type, id]) => `/${type}/${id}`),
)

const path = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom(...SCREENS) },
  { weight: 2, arbitrary: oddPath },
)

/** Screens, and their data as client navigation requests it. */
export const screens: RequestPartsArbitrary = fc
  .tuple(path, fc.constantFrom('', '', '.data'), anyQuery)
  .map(([path, ending, query]) => get(`${path}${ending}${query === '' ? '' : `?${query}`}`))

/** Searches, the map, and suggestions for typed text. */
export const searches: RequestPartsArbitrary = fc
  .tuple(
    fc.constantFrom('/property', '/property.data', '/clusters', '/clusters.data', '/count'),
    searchText,
  )
  .map(([path, query]) => get(`${path}?${query}`))

export const suggestions: RequestPartsArbitrary = fc
  .tuple(fc.constantFrom('/suggestions', '/suggestions.data'), oddText)
  .map(([path, text]) => get(`${path}?q=${percentEncode(text)}`))
