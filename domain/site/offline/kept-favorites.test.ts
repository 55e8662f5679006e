import { describe, expect, it } from 'vitest'
import { getFavoriteUrls, isForeignPicture } from './kept-favorites.ts'

const ours = (name: string) => `/pictures/apartments/${name}-1440x960.jpg`

describe('the files kept for favorites', () => {
  it('are the page, its data and all pictures, first pictures first', () => {
    const favorites = [
      { path: '/sale/1', pictures: [ours('a'), ours('b')] },
      { path: '/rent/2', pictures: [ours('c'), ours('a')] },
    ]
    expect(getFavoriteUrls(favorites)).toEqual({
      pages: ['/sale/1', '/sale/1.data', '/rent/2', '/rent/2.data'],
      pictures: ['a', 'c', 'b'].map((name) => `/pictures/apartments/${name}-960.avif`),
    })
  })

  it('cover the latest 100', () => {
    const favorites = Array.from({ length: 120 }, (_, id) => ({
      path: `/sale/${id}`,
      pictures: [],
    }))
    const { pages } = getFavoriteUrls(favorites)
    expect(pages).toHaveLength(200)
    expect(pages[0]).toBe('/sale/20')
  })

  it('include at most 60 pictures of other sites, and all of ours', () => {
    const foreign = (id: number) =>
      Array.from({ length: 40 }, (_, index) => `https://feed.example/${id}/${index}.jpg`)
    const favorites = [1, 2].map((id) => ({
      path: `/sale/${id}`,
      pictures: [...foreign(id), ours(`p${id}`)],
    }))
    const { pictures } = getFavoriteUrls(favorites)
    expect(pictures).toHaveLength(62)
    expect(pictures).toContain('https://feed.example/2/29.jpg')
    expect(pictures).not.toContain('https://feed.example/1/30.jpg')
    expect(pictures).toContain('/pictures/apartments/p2-960.avif')
  })

  it('are an empty list without favorites', () => {
    expect(getFavoriteUrls([])).toEqual({ pages: [], pictures: [] })
  })
})

it.each([
  ['/pictures/a.jpg', false],
  ['https://example.com/a.jpg', true],
  ['//example.com/a.jpg', true],
  ['/\\\\example.com/a.jpg', true],
  ['https://', true],
])('%s is a picture of another site: %s', (url, isForeign) => {
  expect(isForeignPicture(url)).toBe(isForeign)
})
