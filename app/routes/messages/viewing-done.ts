import type { RouterContextProvider } from 'react-router'
import { readViewingDone, type ViewingDone } from '#domain/messages/viewing/done.ts'
import { messagesContext } from '#server/messages/open.ts'

interface Asked {
  readonly context: Pick<Readonly<RouterContextProvider>, 'get'>
  readonly request: Request
  /** The id of one of the reader's conversations. */
  readonly conversation: string
}

/** The action on a viewing that the URL reports, if it took place. */
export async function findViewingDone(asked: Asked): Promise<ViewingDone | null> {
  const said = readViewingDone(new URL(asked.request.url).searchParams)
  if (said === null) return null
  const isTrue = await asked.context.get(messagesContext).viewings.isDone(asked.conversation, said)
  return isTrue ? said : null
}
