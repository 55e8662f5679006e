import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'
import type { Conversations } from '#server/messages/conversation/conversations.ts'
import { mailUnreadMessages } from '#server/messages/unread-mail/mail-unread.ts'
import { createAccount } from '#server/people/account/commands.ts'
import type { Database } from '#server/platform/db/open.ts'
import { createSmtpDelivery } from '#server/platform/mail/smtp.ts'
import type { Mail } from '#server/platform/tables.ts'
import { publishHome } from '#test/homes/published-home.ts'
import type { FakeSmtpServer } from './fake-smtp-server.ts'

export const REPLY_DOMAIN = 'reply.homiq.test'
export const MAIL_FROM = 'Homiq <no-reply@homiq.test>'

interface Tools {
  readonly database: Database
  readonly conversations: Conversations
  readonly outgoing: FakeSmtpServer
}

export interface MessageNotification {
  readonly seeker: { readonly uid: string; readonly email: string }
  readonly owner: { readonly uid: string; readonly email: string }
  /** Id of the conversation. */
  readonly id: string
  /** What the owner's mail server received. */
  readonly raw: string
  readonly replyTo: string
  readonly text: string
  readonly html: string
}

async function createPerson(database: Database) {
  const email = `${randomUUID()}@Example.com`
  const uid = (await createAccount(database.orm, { email }, new Date()))?.uid ?? ''
  await database.pool.query('update accounts set email_verified = true where uid = $1', [uid])
  return { uid, email }
}

/** A seeker writes, and the owner gets a mail about it. */
export async function sendMessageNotification({
  database,
  conversations,
  outgoing,
}: Tools): Promise<MessageNotification> {
  const [seeker, owner] = [await createPerson(database), await createPerson(database)]
  const home = await publishHome(database, owner.uid)
  const draft = { text: 'Is it free? I could come at six.', key: '' }
  const sent = await conversations.start(seeker.uid, home, draft)
  const delivery = createSmtpDelivery({ url: outgoing.url, from: MAIL_FROM, insecure: true })
  const mailer = { send: (mail: Mail) => delivery.deliver(randomUUID(), mail) }
  const tools = {
    db: database.orm,
    mailer,
    siteUrl: 'https://homiq.test',
    replyDomain: REPLY_DOMAIN,
  }
  outgoing.received.length = 0
  await mailUnreadMessages(tools, new Date(Date.now() + 120_000))
  delivery.close()
  const isTo = (address: string) => address.toLowerCase() === owner.email.toLowerCase()
  const raw = outgoing.received.find(({ to }) => to.some(isTo))?.raw ?? ''
  const { replyTo, text = '', html = '' } = await PostalMime.parse(raw)
  const address = replyTo?.[0]?.address ?? ''
  return { seeker, owner, id: 'id' in sent ? sent.id : '', raw, replyTo: address, text, html }
}
