import * as z from 'zod'
import type { IdentityTarget } from './identity-target.ts'

const codes = z.object({ oobCodes: z.array(z.object({ email: z.string(), oobCode: z.string() })) })

/** Google's own emulator, which whoever runs the tests has started on `host`. */
export function emulatorTarget(host: string): IdentityTarget {
  const url = `http://${host}`
  const projectId = process.env.GCLOUD_PROJECT ?? 'demo-homiq'
  return {
    kind: 'google',
    url,
    projectId,
    async mailedCode(email) {
      const answer = await fetch(`${url}/emulator/v1/projects/${projectId}/oobCodes`)
      const { oobCodes } = codes.parse(await answer.json())
      return oobCodes.findLast((code) => code.email === email)?.oobCode ?? ''
    },
    async disable(uid) {
      const address = `${url}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:update`
      await fetch(address, {
        method: 'POST',
        headers: { Authorization: 'Bearer owner', 'Content-Type': 'application/json' },
        body: JSON.stringify({ localId: uid, disableUser: true }),
      })
    },
    stop: async () => {},
  }
}
