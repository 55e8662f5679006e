import { expect, it } from 'vitest'
import { stubStorage } from '#test/browser/stub-storage.ts'
import { clearTypedHomes, forgetTypedStep, getTypedStep, keepTypedStep } from './typed-homes.ts'

const stubbed = stubStorage()

const typed = (city: string) => ({ revision: 3, values: { city } })

it('keeps a copy for each home and step until it is forgotten', () => {
  keepTypedStep('a', 'place', typed('Lviv'))
  keepTypedStep('a', 'words', typed('Kyiv'))
  keepTypedStep('b', 'place', typed('Odesa'))
  forgetTypedStep('a', 'place')
  expect(getTypedStep('a', 'place')).toBeUndefined()
  expect(getTypedStep('a', 'words')).toEqual(typed('Kyiv'))
  clearTypedHomes()
  expect([getTypedStep('b', 'place'), stubbed.storage.texts.size]).toEqual([undefined, 0])
})

it('keeps the twenty that were typed last, and leaves out what has another shape', () => {
  const text = JSON.stringify({ 'a/place': { values: 1 }, 'a/facts': typed('Lviv') })
  stubbed.storage.texts.set('typedHomes', text)
  expect(getTypedStep('a', 'place')).toBeUndefined()
  expect(stubbed.logged).toHaveBeenCalledOnce()
  for (let home = 1; home <= 20; home += 1) keepTypedStep(String(home), 'place', typed('Kyiv'))
  expect([getTypedStep('a', 'facts'), getTypedStep('1', 'place')]).toEqual([
    undefined,
    typed('Kyiv'),
  ])
})
