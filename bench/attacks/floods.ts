import { type Attack, flood, requestOf } from '#bench/support/target.ts'

const CONNECTIONS = 50

/** Another address each time, so that no cache has it. */
function flooded(pathOf: (index: number) => string): Attack['run'] {
  return (target) => flood(target, CONNECTIONS, (index) => requestOf(target, 'GET', pathOf(index)))
}

const box = (index: number) => {
  const south = 44 + (index % 700) / 100
  const west = 22 + (index % 1_700) / 100
  return [south, west, south + 1, west + 1].map((degrees) => degrees.toFixed(4)).join(',')
}

/** Finding 1.5, and what its neighbours are: whatever is made anew when it is asked for. */
export const FLOODS: readonly Attack[] = [
  { name: 'new pages', run: flooded((index) => `/property?type=sale&priceMin=${index}`) },
  {
    name: 'deep pages, by words',
    run: flooded((index) => `/property?type=sale&q=a${index % 10}&page=${41_000 + index}`),
  },
  { name: 'data of pages', run: flooded((index) => `/property.data?type=rent&priceMin=${index}`) },
  {
    name: '`/clusters`',
    run: flooded((index) => `/clusters?type=sale&box=${box(index)}&zoom=${index % 21}`),
  },
  { name: '`/suggestions`', run: flooded((index) => `/suggestions?q=${index.toString(36)}`) },
  { name: 'the API', run: flooded((index) => `/api/listings?type=sale&priceMin=${index}`) },
  { name: 'unknown paths', run: flooded((index) => `/nothing/${index}/here`) },
  { name: 'homes that there are not', run: flooded((index) => `/sale/${100_000 + index}`) },
  { name: 'a page from the cache', run: flooded(() => '/property?type=sale') },
  { name: 'a file', run: flooded(() => '/favicon.svg') },
]
