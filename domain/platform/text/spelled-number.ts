/** Words for numbers below 1,000 in English, Ukrainian and Russian, as people dictate them. */
const WORDS: Readonly<Record<number, string>> = {
  0: 'zero|oh|нуль|ноль',
  1: 'one|один|одна|одне|одно',
  2: 'two|два|дві|две',
  3: 'three|три',
  4: 'four|чотири|четыре',
  5: "five|п'ять|пять",
  6: 'six|шість|шесть',
  7: 'seven|сім|семь',
  8: 'eight|вісім|восемь',
  9: "nine|дев'ять|девять",
  10: 'ten|десять',
  11: 'eleven|одинадцять|одиннадцать',
  12: 'twelve|дванадцять|двенадцать',
  13: 'thirteen|тринадцять|тринадцать',
  14: 'fourteen|чотирнадцять|четырнадцать',
  15: "fifteen|п'ятнадцять|пятнадцать",
  16: 'sixteen|шістнадцять|шестнадцать',
  17: 'seventeen|сімнадцять|семнадцать',
  18: 'eighteen|вісімнадцять|восемнадцать',
  19: "nineteen|дев'ятнадцять|девятнадцать",
  20: 'twenty|двадцять|двадцать',
  30: 'thirty|тридцять|тридцать',
  40: 'forty|сорок',
  50: "fifty|п'ятдесят|пятьдесят",
  60: 'sixty|шістдесят|шістьдесят|шестьдесят',
  70: 'seventy|сімдесят|семьдесят',
  80: 'eighty|вісімдесят|восемьдесят',
  90: "ninety|дев'яносто|девяносто",
  100: 'сто',
  200: 'двісті|двести',
  300: 'триста',
  400: 'чотириста|четыреста',
  500: "п'ятсот|пятьсот",
  600: 'шістсот|шестьсот',
  700: 'сімсот|семьсот',
  800: 'вісімсот|восемьсот',
  900: "дев'ятсот|девятьсот",
}

const APOSTROPHE = /['`ʼ’]/g

const VALUES = new Map(
  Object.entries(WORDS).flatMap(([value, words]) =>
    words.split('|').map((word) => [word.replace(APOSTROPHE, ''), Number(value)] as const),
  ),
)

/** The longest first, so that "seventeen" is not read as "seven". */
const WORD = [...Object.values(WORDS).flatMap((words) => words.split('|'))]
  .sort((one, other) => other.length - one.length)
  .map((word) => word.replace("'", "['`ʼ’]?"))
  .join('|')

/**
 * Number words and digits with at most four other characters between them. Matches one digit at a
 * time, so that there is only one way to match a text.
 */
const RUN = new RegExp(
  `(?<![\\p{L}\\d])(?:${WORD}|[+(]{0,4}\\d)(?:[^\\p{L}\\p{N}\\p{Sc}%]{0,4}(?:${WORD}|\\d))*(?!\\p{L})`,
  'giu',
)
const TOKEN = new RegExp(`${WORD}|\\d+`, 'giu')

const getValue = (word: string) => VALUES.get(word.toLowerCase().replace(APOSTROPHE, ''))

/** Whether a number continues the one before it: "сто двадцять три" is 123, but "twenty one one" is 21 and 1. */
const isPart = (before: number, value: number) =>
  value > 0 && ((before >= 100 && value < 100) || (before >= 20 && before < 100 && value < 10))

/** Writes the numbers of a run in digits, and keeps what is between them. */
function toDigits(run: string): string {
  let digits = ''
  let sum: number | null = null
  let last = 0
  let end = 0
  for (const { 0: token, index } of run.matchAll(TOKEN)) {
    const value = getValue(token)
    if (sum !== null && value !== undefined && isPart(last, value)) sum += value
    else {
      digits += `${sum ?? ''}${run.slice(end, index)}`
      sum = value ?? null
      if (value === undefined) digits += token
    }
    last = value ?? 0
    end = index + token.length
  }
  return digits + (sum ?? '') + run.slice(end)
}

/**
 * Replaces every run that contains a number word.
 *
 * @param replace gets the run, and the run in digits
 */
export const replaceSpelledNumbers = (
  text: string,
  replace: (run: string, digits: string) => string,
): string => text.replace(RUN, (run) => (/\p{L}/u.test(run) ? replace(run, toDigits(run)) : run))
