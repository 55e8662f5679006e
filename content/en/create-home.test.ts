import { expect, it } from 'vitest'
import { propertyTexts } from './catalog/property.ts'
import { myListingsTexts } from './homes/list.ts'
import { stepTexts } from './homes/steps.ts'
import { helpTexts } from './site/help.ts'
import { homeTexts } from './site/home.ts'
import { listHome } from './site/shell.ts'

// The texts are not a shared constant, because its module would be one more file on each of these pages.
it('every way to list a home has the same label', () => {
  const names = [homeTexts.listHome, propertyTexts.listHome, helpTexts.listHome]
  expect(new Set([...names, myListingsTexts.add, stepTexts.title, listHome.label]).size).toBe(1)
})
