import { createHomeChecks } from '#server/moderation/home-check/home-checks.ts'
import { LOOPBACK } from '#server/platform/http/request/client-ip.ts'
import { readPicture } from '#server/platform/picture/intake/read-picture.ts'
import { type DemoTools, daysAgo } from './demo-tools.ts'
import type { FilledHome } from './fill-homes.ts'

/** Days before today on which the code was requested, the picture sent, and the check decided. */
const [ASKED, SENT, DECIDED] = [0.9, 0.8, 0.3]

/**
 * Verifies the demo owner in one home; a check of another owner waits for a moderator.
 *
 * @param file the picture that they send; it does not show the code, because nobody wrote one
 */
export async function fillChecks(
  tools: DemoTools,
  homes: readonly FilledHome[],
  file: string,
): Promise<void> {
  const { people } = tools
  const reader = { read: (path: string) => readPicture(path) }
  const checks = (days: number) => createHomeChecks({ ...daysAgo(tools, days), reader })
  async function send({ id, owner }: FilledHome) {
    const person = { uid: owner, email: null, emailVerified: true, signInId: null, roles: [] }
    const sender = { uid: owner, ip: LOOPBACK, isConfirmed: true }
    const refused = await checks(ASKED).ask(person, id)
    const problem = refused?.refusal ?? (await checks(SENT).send(sender, id, file))
    if (problem !== null) throw new Error(`A home of the demo could not be checked: ${problem}.`)
  }

  const [demoOwner] = people.owners
  const shown = homes.filter(({ fate, original }) => fate === 'shown' && original === null)
  const approved = shown.find(({ owner }) => owner === demoOwner)
  const waiting = shown.find(({ owner }) => owner !== demoOwner)
  if (waiting !== undefined) await send(waiting)
  if (approved === undefined) return
  await send(approved)
  const { id } = approved
  const found = await checks(DECIDED).findToDecide(id, people.colleague)
  const decision = { id, uid: people.colleague, reason: null, code: found?.code ?? '' }
  if (await checks(DECIDED).decide(decision))
    throw new Error('A check of the demo could not be decided.')
}
