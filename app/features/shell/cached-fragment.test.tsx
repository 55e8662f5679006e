import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { CachedFragment, CachedFragments } from './cached-fragment.tsx'

it('renders a fragment inside of another as a part of it', () => {
  const keys: string[] = []
  const fragments = { take: () => null, add: (key: string) => keys.push(key) - 1 }
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <CachedFragments value={fragments}>
        <CachedFragment name="list" inputs={[1]}>
          {() => (
            <ul>
              <CachedFragment name="item" inputs={[2]}>
                {() => <li>2</li>}
              </CachedFragment>
            </ul>
          )}
        </CachedFragment>
        <CachedFragment name="item" inputs={[2]}>
          {() => <p>2</p>}
        </CachedFragment>
      </CachedFragments>
    </MemoryRouter>,
  )
  expect(html).toBe(
    '<cached-fragment data-new="0"><ul><li>2</li></ul></cached-fragment><cached-fragment data-new="1"><p>2</p></cached-fragment>',
  )
  expect(keys.map((key) => JSON.parse(key)[0])).toEqual(['list', 'item'])
})
