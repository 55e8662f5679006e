import { expect, it } from 'vitest'
import { chooseLimit } from './choose-limit.ts'

it.each([
  ['GET', '/home', 'page'],
  ['HEAD', '/home', 'page'],
  ['GET', '/home.data', 'data'],
  ['GET', '/clusters', 'clusters'],
  ['GET', '/clusters.data', 'clusters'],
  ['GET', '/suggestions', 'suggestions'],
  ['GET', '/count', 'suggestions'],
  ['GET', '/listings', 'data'],
  ['POST', '/contact', 'form'],
  ['POST', '/contact.data', 'form'],
] as const)('counts %s %s as %s', (method, path, limit) => {
  expect(chooseLimit(method, path).name).toBe(limit)
})
