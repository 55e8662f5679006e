import { createSiteClient } from '#test/site/site-client.ts'

/** Names of everything the site has acknowledged. */
export interface AcknowledgedWrites {
  readonly accounts: string[]
  readonly subscriptions: string[]
  readonly messages: string[]
}

export const createAcknowledged = (): AcknowledgedWrites => ({
  accounts: [],
  subscriptions: [],
  messages: [],
})

/** Password of every account. */
export const PASSWORD = 'correct horse battery'

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded' }

let names = 0

/**
 * Registers, subscribes and sends mails to the team, concurrently, with and without JavaScript, until `signal` is
 * aborted. Adds everything acknowledged to `into`.
 */
export async function writeUntilAborted(
  url: string,
  into: AcknowledgedWrites,
  signal: AbortSignal,
): Promise<void> {
  const visitor = createSiteClient(url)
  const post = (path: string, fields: Record<string, string>) =>
    fetch(url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...FORM, Origin: url },
      body: new URLSearchParams(fields).toString(),
    })
  const kinds: [keyof AcknowledgedWrites, (name: string) => Promise<Response>][] = [
    ['accounts', (name) => visitor.signUp(name, PASSWORD)],
    ['accounts', (name) => visitor.signUp(name, PASSWORD)],
    ['subscriptions', (name) => visitor.subscribe(name)],
    ['subscriptions', (name) => post('/newsletter', { newsletter: name })],
    ['messages', (name) => visitor.contact(`Message ${name}.`)],
    [
      'messages',
      (name) =>
        post('/contact', {
          name: 'Olena',
          email: 'olena@example.com',
          subject: 'A home',
          message: `Message ${name}.`,
        }),
    ],
  ]

  await Promise.all(
    kinds.map(async ([kind, send]) => {
      while (!signal.aborted) {
        names += 1
        const name = `n${names}@example.com`
        try {
          const { status } = await send(name)
          if (status === 200 || status === 303) into[kind].push(name)
        } catch {
          // No response, so nothing was acknowledged.
          return
        }
      }
    }),
  )
}
