import { RUSSIANISMS } from './russianisms.ts'

interface Rule {
  /** What is wrong about a match. */
  readonly problem: string
  readonly pattern: RegExp
}

const CYRILLIC = '\\p{Script=Cyrillic}'
const LATIN = '\\p{Script=Latin}'
/** Latin letters that look like Cyrillic ones. */
const LOOK_ALIKES = 'aceiopxyABCEHIKMOPTX'

/** What has a meaning on the screen that no dictionary knows. */
const TYPOGRAPHY: readonly Rule[] = [
  {
    problem: 'an apostrophe is ’',
    pattern: new RegExp(`(?<=${CYRILLIC})['\`ʼ‘](?=${CYRILLIC})`, 'gu'),
  },
  { problem: 'quotation marks are « »', pattern: /["“”„]/gu },
  { problem: 'no space stands here', pattern: /[ \u00a0][,.:;!?](?!\d)|« |[ \u00a0]»/gu },
  { problem: 'two spaces', pattern: /[ \u00a0]{2}/gu },
  { problem: 'a dash follows a space that does not break', pattern: /(?<!\u00a0)—|—(?! )/gu },
  { problem: 'a dash between words is —', pattern: /[ \u00a0][-–][ \u00a0]/gu },
  {
    problem: 'Latin and Cyrillic letters in one word',
    pattern: new RegExp(`${CYRILLIC}+${LATIN}+|${LATIN}+${CYRILLIC}+`, 'gu'),
  },
  {
    problem: 'a Latin letter instead of a Cyrillic one',
    pattern: new RegExp(`(?<=${CYRILLIC}[,]? )[${LOOK_ALIKES}](?=[ ,.])`, 'gu'),
  },
  { problem: 'a Russian letter', pattern: /[ыэъё]/giu },
]

const RUSSIANISM_RULES: readonly Rule[] = Object.entries(RUSSIANISMS).map(([words, right]) => ({
  problem: `a Russianism, in Ukrainian: ${right}`,
  pattern: new RegExp(
    `(?<![\\p{L}’])${words.replaceAll(' ', '[ \u00a0]').replaceAll('*', '\\p{L}*')}(?!\\p{L})`,
    'giu',
  ),
}))

/**
 * What is wrong about a Ukrainian text, apart from its spelling.
 *
 * @returns sentences such as "« x »: no space stands here"
 */
export function findUkrainianProblems(text: string): string[] {
  const found = [...TYPOGRAPHY, ...RUSSIANISM_RULES].flatMap(({ problem, pattern }) =>
    Array.from(text.matchAll(pattern), ([match]) => `«${match}»: ${problem}`),
  )
  return isPaired(text) ? found : [...found, 'each « has its »']
}

/** Whether every « is closed before the end, and no » is alone. */
function isPaired(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '«') depth += 1
    if (character === '»') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}
