import { expect, it } from 'vitest'
import {
  type BanBar,
  type BanDecision,
  findBanBar,
  isAppealWaiting,
  mayAppeal,
  mayDecideBan,
} from './ban.ts'

it.each([
  { isOwn: true, hasLaid: false, isAlone: true, isWaiting: false, bar: 'own' },
  { isOwn: false, hasLaid: true, isAlone: false, isWaiting: false, bar: null },
  { isOwn: false, hasLaid: true, isAlone: false, isWaiting: true, bar: 'laid before' },
  { isOwn: false, hasLaid: true, isAlone: true, isWaiting: true, bar: null },
  { isOwn: false, hasLaid: false, isAlone: false, isWaiting: true, bar: null },
])('of $isOwn own, $hasLaid laid, $isAlone alone, $isWaiting waiting it is $bar', (row) => {
  const { bar, ...relation } = row
  expect(findBanBar(relation)).toBe(bar)
})

it('there is one appeal, which waits until it is decided', () => {
  const none = { appeal: null, upholdReason: null }
  const waiting = { appeal: 'It was a joke.', upholdReason: null }
  const decided = { ...waiting, upholdReason: 'It was none.' }
  const bans = [none, waiting, decided]
  expect(bans.map(mayAppeal)).toEqual([true, false, false])
  expect(bans.map(isAppealWaiting)).toEqual([false, true, false])
  const may = (decision: BanDecision, bar: BanBar | null) =>
    bans.map((ban) => mayDecideBan(decision, { ...ban, bar }))
  expect(may('uphold', null)).toEqual([false, true, false])
  expect(may('uphold', 'laid before')).toEqual([false, false, false])
  for (const bar of [null, 'laid before'] as const)
    expect(may('lift', bar)).toEqual([true, true, true])
  expect(may('lift', 'own')).toEqual([false, false, false])
})
