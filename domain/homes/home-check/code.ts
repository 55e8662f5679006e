/** Short words that are hard to confuse on paper. */
const WORDS = (
  'MAPLE RIVER STORK AMBER BREAD CLOUD POPPY HONEY LINDEN WILLOW MARKET BRIDGE ' +
  'CHERRY GARDEN KETTLE LANTERN PEPPER SILVER WINTER VIOLIN ORCHARD PUMPKIN TULIP'
).split(' ')

const NUMBERS = { min: 10, max: 99 }

/**
 * "MAPLE 47": the owner writes it on paper.
 *
 * @param random from 0 up to 1
 */
export function createCheckCode(random: () => number): string {
  const word = WORDS[Math.floor(random() * WORDS.length)] as string
  const { min, max } = NUMBERS
  return `${word} ${min + Math.floor(random() * (max - min + 1))}`
}
