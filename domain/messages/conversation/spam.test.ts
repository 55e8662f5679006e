import { expect, it } from 'vitest'
import { getSpamPoints, SPAM_POINTS } from './spam.ts'

const USUAL = { text: 'Is it still free?', copies: 0, isNewAccount: false }

it.each([
  USUAL,
  { ...USUAL, isNewAccount: true },
  // Seekers often send many owners the same text.
  { ...USUAL, copies: 4, isNewAccount: true },
  { ...USUAL, text: 'My page is example.com, see there who I am', isNewAccount: true },
  { ...USUAL, text: 'IS IT STILL FREE? I WOULD TAKE IT', isNewAccount: true },
])('accepts %j', (message) => expect(getSpamPoints(message)).toBeLessThan(SPAM_POINTS))

it.each([
  { ...USUAL, copies: 5 },
  { ...USUAL, text: 'Loans! example.com', copies: 2 },
  { ...USUAL, text: 'See example.com and www.example.org' },
  { ...USUAL, text: 'THE CHEAPEST LOANS ARE AT EXAMPLE.COM', isNewAccount: true },
])('refuses %j', (message) => expect(getSpamPoints(message)).toBeGreaterThanOrEqual(SPAM_POINTS))
