import { type Attack, createRequest, flood } from '#bench/support/load/attack.ts'

const CONNECTIONS = 50

/** Each path is different, so that no cache has it. */
function floodPaths(pathOf: (index: number) => string): Attack['run'] {
  return (target) =>
    flood(target, CONNECTIONS, (index) => createRequest(target, 'GET', pathOf(index)))
}

const createBox = (index: number) => {
  const south = 44 + (index % 700) / 100
  const west = 22 + (index % 1_700) / 100
  return [south, west, south + 1, west + 1].map((degrees) => degrees.toFixed(4)).join(',')
}

/** Responses that are computed for each request, and cached ones for comparison. */
export const FLOODS: readonly Attack[] = [
  { name: 'new pages', run: floodPaths((index) => `/property?type=sale&priceMin=${index}`) },
  {
    name: 'deep pages, by words',
    run: floodPaths((index) => `/property?type=sale&q=a${index % 10}&page=${41_000 + index}`),
  },
  {
    name: 'data of pages',
    run: floodPaths((index) => `/property.data?type=rent&priceMin=${index}`),
  },
  {
    name: '`/clusters`',
    run: floodPaths((index) => `/clusters?type=sale&box=${createBox(index)}&zoom=${index % 21}`),
  },
  { name: '`/suggestions`', run: floodPaths((index) => `/suggestions?q=${index.toString(36)}`) },
  { name: 'the API', run: floodPaths((index) => `/api/listings?type=sale&priceMin=${index}`) },
  { name: 'unknown paths', run: floodPaths((index) => `/nothing/${index}/here`) },
  { name: 'homes that there are not', run: floodPaths((index) => `/sale/${100_000 + index}`) },
  { name: 'a page from the cache', run: floodPaths(() => '/property?type=sale') },
  { name: 'a file', run: floodPaths(() => '/favicon.svg') },
]
