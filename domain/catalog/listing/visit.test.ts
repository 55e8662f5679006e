import { describe, expect, it } from 'vitest'
import { continueVisit, getNewSince } from './visit.ts'

const MINUTE = 60_000
const at = (minutes: number) => Date.parse('2026-11-23T10:00:00Z') + minutes * MINUTE

describe('opening a list', () => {
  it.each([
    ['for the first time', undefined, 0, null],
    ['again at once', { lastSeen: at(0), previousEnd: null }, 0, null],
    ['after half an hour', { lastSeen: at(0), previousEnd: null }, 30, null],
    ['after more than that', { lastSeen: at(0), previousEnd: null }, 30.1, at(0)],
    ['on another day', { lastSeen: at(0), previousEnd: at(-90) }, 24 * 60, at(0)],
    ['within the second visit', { lastSeen: at(0), previousEnd: at(-90) }, 10, at(-90)],
    ['with a clock set back', { lastSeen: at(500), previousEnd: at(-90) }, 0, at(-90)],
    ['with a clock set back by more', { lastSeen: at(500), previousEnd: at(400) }, 0, at(0)],
    ['with a clock set back in the first', { lastSeen: at(500), previousEnd: null }, 0, null],
  ])('%s', (_when, visit, minutes, previousEnd) => {
    expect(continueVisit(visit, at(minutes))).toEqual({ lastSeen: at(minutes), previousEnd })
  })

  it('continues one visit while lists are opened every 20 minutes, however long', () => {
    let visit = continueVisit({ lastSeen: at(-600), previousEnd: null }, at(0))
    for (let minutes = 20; minutes <= 600; minutes += 20) visit = continueVisit(visit, at(minutes))
    expect(visit).toEqual({ lastSeen: at(600), previousEnd: at(-600) })
  })
})

it('determines which homes are new: none in a first visit', () => {
  expect(getNewSince({ lastSeen: at(0), previousEnd: at(-90) })).toBe(at(-90))
  expect(at(5)).not.toBeGreaterThan(getNewSince({ lastSeen: at(0), previousEnd: null }))
})
