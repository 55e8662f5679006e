import { describe, expect, it } from 'vitest'
import { parseAccountsArguments } from './account-arguments.ts'

describe('the arguments of npm run accounts', () => {
  it.each([[['show', '-5pQ']], [['show', '-5pQ', '--json']], [['--json', 'show', '--', '-5pQ']]])(
    '%j name a uid that begins with a hyphen',
    (args) => {
      expect(parseAccountsArguments(args)).toEqual({
        command: { command: 'show', who: '-5pQ' },
        json: args.includes('--json'),
      })
    },
  )

  it('can be a person, a feed and optionally a realtor', () => {
    const parse = (...words: string[]) => parseAccountsArguments(['represent', ...words]).command
    const whole = { command: 'represent', who: 'a@b.c', feed: 'homes', realtor: '' }
    expect(parse('a@b.c', 'homes')).toEqual(whole)
    expect(parse('a@b.c', 'homes', 'Ann Lee')).toEqual({ ...whole, realtor: 'Ann Lee' })
    expect(() => parse('a@b.c')).toThrow('Name a person and a feed')
  })

  it('accept a uid that begins with two hyphens after --, and explain it', () => {
    expect(parseAccountsArguments(['grant', 'admin', '--', '--5p']).command).toEqual({
      command: 'grant',
      role: 'admin',
      who: '--5p',
    })
    expect(() => parseAccountsArguments(['show', '--5p'])).toThrow("after '--'")
    expect(parseAccountsArguments(['-h']).command).toEqual({ command: 'help' })
  })
})
