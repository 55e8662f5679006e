import type { Context } from 'hono'
import * as z from 'zod'
import { demoPeople } from '#content/providers.ts'
import { isEmail, normalizeEmail } from '#domain/people/email.ts'
import type { ProviderContext } from './context.ts'
import { renderClosingPage } from './popup/closing-page.ts'
import { PROVIDER_IDS } from './provider/providers.ts'
import { issueTicket } from './tickets.ts'

const formSchema = z.object({
  attempt: z.uuid(),
  email: z.string().transform(normalizeEmail).refine(isEmail),
})

/**
 * Signs in the chosen demo person. The email address is not marked as verified, and the subject
 * cannot collide with one of the real provider.
 */
export async function handleDemo(
  c: Context,
  { db, slug, now }: ProviderContext,
): Promise<Response> {
  const parsed = formSchema.safeParse(await c.req.parseBody())
  if (!parsed.success) return renderClosingPage(c, { status: 400 })
  const { attempt, email } = parsed.data
  const profile = {
    provider: PROVIDER_IDS[slug],
    subject: `demo:${email}`,
    email,
    emailVerified: false,
    displayName: demoPeople.find((person) => person.email === email)?.name ?? null,
    photoUrl: null,
    authTime: null,
  }
  return renderClosingPage(c, { attempt, ticket: await issueTicket(db, profile, now()) })
}
