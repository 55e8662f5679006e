import { describe, expect, it } from 'vitest'
import { findPasswordProblem, getPersonalWords } from './password-strength.ts'

const rules = {
  minLength: 12,
  common: new Set(['password', 'football', 'qwertyuiop', 'leavemealone', 'letmein']),
  personalWords: getPersonalWords('Olena.Petrenko@dim-lviv.example', ['homiq']),
}
const problem = (password: string) => findPasswordProblem(password, rules)

describe('a strict policy', () => {
  it.each([
    'correct horse 7',
    'three grey cats sing',
    'дощ над Дніпром',
    'xK9#vQ2!mT7z',
    '🏠🌳🚲🎈🌧🍎🐈🎻🌍⚽🔑🧭',
    // The password contains a name, but enough other letters.
    'olena likes purple trains',
  ])('accepts %j', (password) => {
    expect(problem(password)).toBeNull()
  })

  it.each([
    ['elevenchars', 'short'],
    ['🏠'.repeat(11), 'short'],
    ['leavemealone', 'common'],
    ['LeaveMeAlone', 'common'],
    ['Password2024!', 'common'],
    ['P@$$w0rd2024', 'common'],
    ['!!football!!', 'common'],
    ['qwertyuiop12', 'common'],
    ['123letmein456', 'common'],
    ['abcabcabcabc', 'pattern'],
    ['zzzzzzzzzzzz', 'pattern'],
    ['monkeymonkeymonk', 'pattern'],
    ['123456789012', 'pattern'],
    ['abcdefghijklm', 'pattern'],
    ['987654321000', 'pattern'],
    ['olena-petrenko', 'personal'],
    ['Petrenko1990!', 'personal'],
    ['homiq-dim-lviv-1', 'personal'],
    ['myHomiq123456', 'personal'],
  ])('refuses %j as %s', (password, expected) => {
    expect(problem(password)).toBe(expected)
  })
})

it('finds the words of an email address', () => {
  expect(getPersonalWords('Olena.Petrenko+home@Mail.Homes.example', ['Homiq'])).toEqual([
    'olena.petrenko+home',
    'olena',
    'petrenko',
    'home',
    'mail',
    'homes',
    'homiq',
  ])
})
