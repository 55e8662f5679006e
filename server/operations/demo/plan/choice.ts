import { pick } from '#domain/platform/seeded-random.ts'

export type Random = () => number

/** A whole number from `min` to `max`. */
export const between = (random: Random, min: number, max: number): number =>
  min + Math.floor(random() * (max - min + 1))

export const pickOne = <T>(random: Random, choices: readonly T[]): T => pick(choices, random())

/** Picks a choice with a probability proportional to its share. */
export function pickByShare<T extends { readonly share: number }>(
  random: Random,
  choices: readonly T[],
): T {
  let rest = random() * choices.reduce((sum, { share }) => sum + share, 0)
  for (const choice of choices) {
    rest -= choice.share
    if (rest < 0) return choice
  }
  return choices[0] as T
}
