import { describe, expect, it } from 'vitest'
import { accountsArguments } from './account-arguments.ts'

describe('npm run accounts', () => {
  it.each([
    [[], { command: 'help' }],
    [['show', 'x', '--help'], { command: 'help' }],
    [['list'], { command: 'list' }],
    [['sign-out', 'a@b.c'], { command: 'sign-out', who: 'a@b.c' }],
    [['grant', 'admin', 'a@b.c'], { command: 'grant', role: 'admin', who: 'a@b.c' }],
    [['revoke', 'a@b.c', 'moderator'], { command: 'revoke', role: 'moderator', who: 'a@b.c' }],
  ])('takes %j', (args, asked) => {
    expect(accountsArguments(args)).toEqual({ asked, json: false })
    expect(accountsArguments(['--json', ...args]).json).toBe(true)
  })

  it.each([
    [['explode'], 'There is no "explode". --help says what there is.'],
    [['show'], 'Name one person: npm run accounts -- show WHO'],
    [['delete', 'a@b.c', 'd@e.f'], 'Name one person: npm run accounts -- delete WHO'],
    [['grant', 'king', 'a@b.c'], 'Name a role (moderator or admin) and a person'],
    [['grant', 'admin'], 'Name a role (moderator or admin) and a person'],
    [['list', 'everyone'], '"list" lists everyone, and takes no name.'],
    [['list', '--all'], "Unknown option '--all'"],
  ])('refuses %j', (args, sentence) => {
    expect(() => accountsArguments(args)).toThrow(sentence)
  })
})
