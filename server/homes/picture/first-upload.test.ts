import { afterAll, beforeAll, expect, it } from 'vitest'
import { createOffer } from '#server/homes/offer/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { freshDatabase } from '#test/database/database.ts'
import { addPicture, copyPictures, removePicture } from './commands.ts'
import { listOffersWithCopies } from './queries.ts'

const day = (number: number) => new Date(Date.UTC(2026, 10, number))
const HASH = 'a'.repeat(32)

let database: Database
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database?.close())

const newHome = async (owner: string) => ({
  owner,
  id: (await createOffer(database.orm, owner, {}, day(1))) ?? '',
})

type Home = Awaited<ReturnType<typeof newHome>>

const add = (home: Home, on: number, likeness: string, hash = HASH) =>
  addPicture(
    database.orm,
    home,
    { hash, width: 640, height: 480, bytes: 32, placeholder: 'data:,', likeness },
    day(on),
  )

const isSuspect = async ({ id }: Home) => (await listOffersWithCopies(database.orm, [id])).has(id)

it('does not suspect owners of copying from those who copied them', async () => {
  const [LIKENESS, CROPPED] = ['00ff00ff00ff00ff', '00ff00ff00ff00fc']
  const [original, copy] = [await newHome('olha'), await newHome('taras')]
  await add(original, 1, LIKENESS)
  await add(copy, 2, CROPPED)
  expect([await isSuspect(original), await isSuspect(copy)]).toEqual([false, true])

  // Removed and sent again from another device; then put up again as another home.
  await removePicture(database.orm, original, HASH, day(3))
  await add(original, 4, CROPPED, 'b'.repeat(32))
  const again = await newHome('olha')
  await add(again, 5, LIKENESS)
  const duplicate = await newHome('olha')
  const move = { owner: 'olha', from: again.id, to: duplicate.id }
  await copyPictures(database.orm, move)
  for (const home of [original, again, duplicate]) expect(await isSuspect(home)).toBe(false)

  await removePicture(database.orm, copy, HASH, day(6))
  await add(copy, 7, LIKENESS)
  expect(await isSuspect(copy)).toBe(true)
})

it('trusts pictures that a moderator compared with the home, but not later ones', async () => {
  const [other, verified] = [await newHome('ivan'), await newHome('maria')]
  await add(other, 1, 'f0f0f0f0f0f0f0f0')
  await add(other, 1, 'cccccccccccccccc', 'c'.repeat(32))
  await add(verified, 2, 'f0f0f0f0f0f0f0f0')
  expect(await isSuspect(verified)).toBe(true)
  await database.pool.query(
    `insert into home_checks (offer, code, asked_at, place, sent_at, decided_at, outcome, moderator)
     values ($1, 'MAPLE 47', $2, 'here', $2, $2, 'approved', 'hash')`,
    [verified.id, day(3)],
  )
  expect(await isSuspect(verified)).toBe(false)
  await add(verified, 4, 'cccccccccccccccc', 'c'.repeat(32))
  expect(await isSuspect(verified)).toBe(true)
})
