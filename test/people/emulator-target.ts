import * as z from 'zod'
import type { IdentityTarget } from './identity-target.ts'

const codes = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) })

/**
 * Google's emulator at `host`, with email enumeration protection, the default of Firebase projects
 * since September 2023.
 *
 * @throws when the emulator cannot be reached or refuses the setting
 */
export async function connectToEmulator(host: string): Promise<IdentityTarget> {
  const url = `http://${host}`
  const projectId = process.env.GCLOUD_PROJECT ?? 'demo-homiq'
  const emulatorPath = `/emulator/v1/projects/${projectId}`
  const projectPath = `/identitytoolkit.googleapis.com/v1/projects/${projectId}`

  async function asOwner(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`The emulator refused ${path}: ${await response.text()}`)
    return response.json()
  }

  await asOwner('PATCH', `${emulatorPath}/config`, {
    emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
  })
  return {
    kind: 'google',
    url,
    projectId,
    async getMailedCode(email) {
      const { oobCodes } = codes.parse(await asOwner('GET', `${emulatorPath}/oobCodes`))
      return oobCodes.findLast((code) => code.email === email)?.oobCode ?? ''
    },
    advanceClock() {
      throw new Error('The clock of the emulator cannot be set.')
    },
    async disableAccount(uid) {
      await asOwner('POST', `${projectPath}/accounts:update`, { localId: uid, disableUser: true })
    },
    stop: async () => {},
  }
}
