import type { InboundMail } from '#server/messages/inbound-mail/open-inbound-mail.ts'
import { log } from '#server/platform/log/log.ts'
import type { Services } from './services/create-services.ts'

/** Listens for replies by mail; `null` where none are taken. */
export async function takeMailReplies({
  env,
  database,
  conversations,
}: Pick<Services, 'env' | 'database' | 'conversations'>): Promise<InboundMail | null> {
  const { INBOUND_SMTP_PORT: port, INBOUND_SMTP_HOST: host, INBOUND_MAIL_DOMAIN: domain } = env
  if (port === undefined) return null
  const { createMailReplies } = await import('#server/messages/inbound-mail/mail-replies.ts')
  const { openInboundMail } = await import('#server/messages/inbound-mail/open-inbound-mail.ts')
  const from = env.MAIL_FROM
  const replies = createMailReplies({ db: database.orm, conversations, domain, from })
  const inbound = await openInboundMail({ port, host, name: domain, replies })
  log.info(`Replies by mail are taken at ${host}:${inbound.port}`)
  return inbound
}
