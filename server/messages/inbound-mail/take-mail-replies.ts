import type { Messages } from '#server/messages/open.ts'
import { log } from '#server/platform/log/log.ts'
import type { Platform } from '#server/platform/open.ts'
import type { InboundMail } from './open-inbound-mail.ts'

/** Listens for replies by mail; `null` where none are taken. */
export async function takeMailReplies(
  { env, db }: Platform,
  { conversations }: Messages,
): Promise<InboundMail | null> {
  const { INBOUND_SMTP_PORT: port, INBOUND_SMTP_HOST: host, INBOUND_MAIL_DOMAIN: domain } = env
  if (port === undefined) return null
  const { createMailReplies } = await import('./mail-replies.ts')
  const { openInboundMail } = await import('./open-inbound-mail.ts')
  const from = env.MAIL_FROM
  const replies = createMailReplies({ db, conversations, domain, from })
  const inbound = await openInboundMail({ port, host, name: domain, replies })
  log.info(`Replies by mail are taken at ${host}:${inbound.port}`)
  return inbound
}
