import type pg from 'pg'
import { ROOM_OPTIONS } from '#domain/listing/rooms.ts'
import { PRICE_PER_SQUARE_OPTIONS } from '#domain/search/filters.ts'
import type { PublishedHome, Question } from '#domain/search/question.ts'
import type { Facets } from '#domain/search/results.ts'
import { termsOf } from '#domain/search/words.ts'
import {
  choiceConditions,
  type Parameters,
  parameters,
  placeConditions,
  sortExpression,
} from '#server/search/sql-conditions.ts'

/** Makes the table in which `sqlAnswers` looks for words; `noteTerms` fills it. */
export async function createTerms(pool: pg.Pool): Promise<void> {
  await pool.query('create table terms (type text, id integer, term text collate "C")')
  await pool.query('create index on terms (type, id)')
}

/** Notes the words of homes, in place of those that they had. */
export async function noteTerms(pool: pg.Pool, homes: readonly PublishedHome[]): Promise<void> {
  for (const { home } of homes) {
    const terms = [...new Set(termsOf(`${home.address} ${home.description}`))]
    await pool.query('delete from terms where type = $1 and id = $2', [home.type, home.id])
    await pool.query('insert into terms select $1, $2, unnest($3::text[])', [
      home.type,
      home.id,
      terms,
    ])
  }
}

const wordConditions = ({ stems }: Question, { add }: Parameters) =>
  stems.map(
    (stem) => `exists (select from terms
      where terms.type = listings.type and terms.id = listings.id
        and starts_with(term, ${add(stem)}))`,
  )

function whereOf(question: Question, into: Parameters): string {
  return [
    ...placeConditions(question, into),
    ...choiceConditions(question, into),
    ...wordConditions(question, into),
  ].join(' and ')
}

/** The ids of all answers in their order, by SQL. */
export async function sqlAnswers(pool: pg.Pool, question: Question): Promise<number[]> {
  const into = parameters()
  const where = whereOf(question, into)
  const { rows } = await pool.query<{ id: number }>(
    `select id from listings where ${where} order by ${sortExpression(question, into)}, id`,
    into.values,
  )
  return rows.map(({ id }) => id)
}

/** The facets, by SQL: each choice counted by itself, in one statement. */
export async function sqlFacets(pool: pg.Pool, question: Question): Promise<Facets> {
  const into = parameters()
  const count = (criteria: Partial<Question['criteria']>) => {
    const asked = { ...question, criteria: { ...question.criteria, ...criteria } }
    return `(select count(*)::integer from listings where ${whereOf(asked, into)})`
  }
  const choices = [
    ...ROOM_OPTIONS.map((option) => count({ rooms: [option] })),
    ...[true, false].map((isRenovation) => count({ isRenovation })),
    ...PRICE_PER_SQUARE_OPTIONS.map((most) => count({ pricePerSquareMax: Number(most) })),
  ]
  const { rows } = await pool.query({
    text: `select ${choices.join(', ')}`,
    values: into.values,
    rowMode: 'array',
  })
  const counts = rows[0] as unknown as number[]
  const rooms = ROOM_OPTIONS.length
  return {
    rooms: counts.slice(0, rooms),
    renovation: counts.slice(rooms, rooms + 2),
    pricePerSquare: counts.slice(rooms + 2),
  }
}
