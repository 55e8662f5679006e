import { describe, expect, it } from 'vitest'
import { parseAccountsArguments } from './account-arguments.ts'

describe('the arguments of accounts', () => {
  it.each([[['show', '-5pQ']], [['show', '-5pQ', '--json']], [['--json', 'show', '--', '-5pQ']]])(
    '%j name a uid that begins with a hyphen',
    (args) => {
      expect(parseAccountsArguments(args)).toEqual({
        command: { command: 'show', who: '-5pQ' },
        json: args.includes('--json'),
      })
    },
  )

  it('name a person, a feed and maybe a realtor', () => {
    const parse = (...words: string[]) => parseAccountsArguments(['represent', ...words]).command
    const whole = { command: 'represent', who: 'a@b.c', feed: 'homes', realtor: '' }
    expect(parse('a@b.c', 'homes')).toEqual(whole)
    expect(parse('a@b.c', 'homes', 'Ann Lee')).toEqual({ ...whole, realtor: 'Ann Lee' })
    expect(() => parse('a@b.c')).toThrow('Name a person and a feed')
  })

  it('name one that begins with two after --, and say so', () => {
    expect(parseAccountsArguments(['grant', 'admin', '--', '--5p']).command).toEqual({
      command: 'grant',
      role: 'admin',
      who: '--5p',
    })
    expect(() => parseAccountsArguments(['show', '--5p'])).toThrow("after '--'")
    expect(parseAccountsArguments(['-h']).command).toEqual({ command: 'help' })
  })
})
