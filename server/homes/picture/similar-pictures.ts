import { type Column, type SQL, sql } from 'drizzle-orm'
import {
  MAX_HAMMING_DISTANCE,
  MIN_DISTINCTIVE_BITS,
} from '#domain/homes/picture/similar-pictures.ts'

/** SQL: a likeness as bits, which takes longer than comparing them. */
export const likenessBits = (likeness: SQL | Column) => sql`('x' || ${likeness})::bit(64)`

/** SQL: whether two pictures with these bits look alike. Nearly uniform ones, such as a plain wall, never do. */
export const areBitsAlike = (one: SQL, other: SQL): SQL =>
  sql`bit_count(${one} # ${other}) <= ${MAX_HAMMING_DISTANCE}
    and bit_count(${one}) between ${MIN_DISTINCTIVE_BITS} and ${64 - MIN_DISTINCTIVE_BITS}`

/** SQL: whether two pictures look alike. */
export const looksAlike = (one: SQL | Column, other: SQL | Column): SQL =>
  areBitsAlike(likenessBits(one), likenessBits(other))
