import { describe, expect, it } from 'vitest'
import { accountsArguments } from './account-arguments.ts'

describe('the arguments of accounts', () => {
  it.each([[['show', '-5pQ']], [['show', '-5pQ', '--json']], [['--json', 'show', '--', '-5pQ']]])(
    '%j name a uid that begins with a hyphen',
    (args) => {
      expect(accountsArguments(args)).toEqual({
        asked: { command: 'show', who: '-5pQ' },
        json: args.includes('--json'),
      })
    },
  )

  it('name one that begins with two after --, and say so', () => {
    expect(accountsArguments(['grant', 'admin', '--', '--5p']).asked).toEqual({
      command: 'grant',
      role: 'admin',
      who: '--5p',
    })
    expect(() => accountsArguments(['show', '--5p'])).toThrow("after '--'")
    expect(accountsArguments(['-h']).asked).toEqual({ command: 'help' })
  })
})
