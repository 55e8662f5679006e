import {
  DEMO_ACCOUNTS,
  DEMO_COLLEAGUE,
  DEMO_FIRST_NAMES,
  DEMO_LAST_NAMES,
} from '#content/demo/people.ts'
import { createAccount, updateAccount } from '#server/people/account/commands.ts'
import { grantRole } from '#server/people/role/commands.ts'
import type { Queryable } from '#server/platform/db/open.ts'

export type DemoPeople = Awaited<ReturnType<typeof fillPeople>>

const getName = (index: number) => {
  const first = DEMO_FIRST_NAMES[index % DEMO_FIRST_NAMES.length] ?? ''
  return `${first} ${DEMO_LAST_NAMES[index % DEMO_LAST_NAMES.length] ?? ''}`
}

const getEmail = (name: string) => `${name.toLowerCase().replaceAll(' ', '.')}@homiq.example`

/** @param passwordHash of every account */
export async function fillPeople(
  db: Queryable,
  count: { readonly owners: number; readonly seekers: number },
  passwordHash: string,
  since: Date,
) {
  async function create({ email, name }: { readonly email: string; readonly name: string }) {
    const account = await createAccount(db, { email, emailVerified: true, passwordHash }, since)
    if (account === null) throw new Error(`There is an account of ${email} already.`)
    await updateAccount(db, account.uid, { displayName: name })
    return account.uid
  }
  const createMany = async (from: number, total: number) => {
    const uids: string[] = []
    for (let index = from; index < from + total; index += 1)
      uids.push(await create({ email: getEmail(getName(index)), name: getName(index) }))
    return uids
  }

  const owners = [await create(DEMO_ACCOUNTS.owner), ...(await createMany(0, count.owners - 1))]
  const seekers = [
    await create(DEMO_ACCOUNTS.seeker),
    ...(await createMany(count.owners, count.seekers - 1)),
  ]
  const moderator = await create(DEMO_ACCOUNTS.moderator)
  const colleague = await create(DEMO_COLLEAGUE)
  for (const uid of [moderator, colleague]) await grantRole(db, uid, 'moderator', since)
  // Uids; the first owner is the demo account.
  return { owners, seekers, moderator, colleague }
}
