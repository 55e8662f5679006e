import { expect, it } from 'vitest'
import { helpTexts } from './company/help.ts'
import { homeTexts } from './company/home.ts'
import { myListingsTexts } from './my-listings/list.ts'
import { stepTexts } from './my-listings/steps.ts'
import { propertyTexts } from './search/property.ts'

// Not a shared constant: its module would be one more file on each of these pages.
it('uses the same name on every way to put up a home', () => {
  const names = [homeTexts.putUpHome, propertyTexts.putUpHome, helpTexts.putUpHome]
  expect(new Set([...names, myListingsTexts.add, stepTexts.title]).size).toBe(1)
})
