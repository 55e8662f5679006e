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
