import * as z from 'zod'
import type { IdentityTarget } from './identity-target.ts'

const codes = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) })

/**
 * Google's own emulator, which listens on `host`. It is told to protect addresses from being
 * guessed, as projects made since September 2023 do from the start.
 *
 * @throws when nothing answers there, or it does not do as it is told
 */
export async function connectToEmulator(host: string): Promise<IdentityTarget> {
  const url = `http://${host}`
  const projectId = process.env.GCLOUD_PROJECT ?? 'demo-homiq'
  const ofEmulator = `/emulator/v1/projects/${projectId}`
  const ofProject = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`

  async function asOwner(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok) throw new Error(`The emulator refused ${path}: ${await answer.text()}`)
    return answer.json()
  }

  await asOwner('PATCH', `${ofEmulator}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
  return {
    kind: 'google',
    url,
    projectId,
    async getMailedCode(email) {
      const { oobCodes } = codes.parse(await asOwner('GET', `${ofEmulator}/oobCodes`))
      return oobCodes.findLast((code) => code.email === email)?.oobCode ?? ''
    },
    advanceClock() {
      throw new Error('The clock of the emulator cannot be set.')
    },
    async disableAccount(uid) {
      await asOwner('POST', `${ofProject}/accounts:update`, { localId: uid, disableUser: true })
    },
    stop: async () => {},
  }
}
