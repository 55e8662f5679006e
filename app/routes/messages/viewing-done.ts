import type { RouterContextProvider } from 'react-router'
import {
  readViewingConfirmation,
  type ViewingConfirmation,
} from '#domain/messages/viewing/confirmation.ts'
import { messagesContext } from '#server/messages/open.ts'

interface Asked {
  readonly context: Pick<Readonly<RouterContextProvider>, 'get'>
  readonly request: Request
  /** The id of one of the reader's conversations. */
  readonly conversation: string
}

/** The action on a viewing that the URL reports, if it took place. */
export async function findViewingDone(asked: Asked): Promise<ViewingConfirmation | null> {
  const said = readViewingConfirmation(new URL(asked.request.url).searchParams)
  if (said === null) return null
  const isTrue = await asked.context.get(messagesContext).viewings.isDone(asked.conversation, said)
  return isTrue ? said : null
}
