import type { Hono } from 'hono'
import { createContext } from 'react-router'
import type { CatalogDistrict } from '#server/catalog/open.ts'
import type { People } from '#server/people/open.ts'
import type { Platform } from '#server/platform/open.ts'
import { createConversations } from './conversation/conversations.ts'
import { followMessages } from './conversation/live/follow-messages.ts'
import { createMessageHub } from './conversation/message-hub.ts'
import { createFactQuestions } from './facts/fact-questions.ts'
import { createOwnerPhones } from './phone/owner-phones.ts'
import { createMessagePictures } from './picture/message-pictures.ts'
import { messagePictureRoutes, receiveMessagePictures } from './picture/upload/routes.ts'
import { messageEventRoutes } from './routes/event-routes.ts'
import { messageRoutes } from './routes/message-routes.ts'
import { myMessagesRoutes } from './routes/routes.ts'
import { unsubscribeRoutes } from './routes/unsubscribe-routes.ts'
import { createViewings } from './viewing/viewings.ts'

/** What seekers and owners tell each other. */
export type Messages = ReturnType<typeof openMessages>

export const messagesContext = createContext<Messages>()

export function openMessages(
  platform: Platform,
  { identity }: People,
  { rates }: Pick<CatalogDistrict, 'rates'>,
) {
  const { db, database, env, mailer, areMailsDelivered, onStop, clientIp } = platform
  const hub = createMessageHub(platform.announcements)
  // The embedded database belongs to this process alone.
  if (database.kind === 'postgres') onStop(followMessages(db, hub).stop)
  const stopping = new AbortController()
  const conversations = createConversations({ db, hub, areMailsDelivered })
  const pictures = createMessagePictures({ db, reader: platform.pictures.reader })
  const { folders, diskSpace } = platform.pictures
  const receiving = {
    ...platform,
    identity,
    conversations,
    pictures,
    folder: folders.uploads,
    diskSpace,
  }
  const tools = { ...platform, identity, conversations }
  return {
    conversations,
    viewings: createViewings({ db, mailer, siteUrl: env.SITE_URL, from: env.MAIL_FROM, hub }),
    phones: createOwnerPhones(db),
    facts: createFactQuestions({ db, conversations, rates, hub }),
    /** Ends event streams, which would keep the port open. */
    endStreams: () => stopping.abort(),
    routes: [
      messagePictureRoutes(receiving),
      myMessagesRoutes(tools),
      unsubscribeRoutes({ conversations, clientIp }),
      messageRoutes(tools),
      messageEventRoutes({ ...tools, hub, stopping: stopping.signal }),
    ],
    addUploads: (app: Hono) => receiveMessagePictures(app, receiving),
  }
}
