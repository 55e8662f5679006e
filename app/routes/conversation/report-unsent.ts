import { data } from 'react-router'
import type { MessageOutcome } from '#app/features/conversation/message-form.tsx'
import { messagesTexts } from '#content/texts/conversation/messages.ts'

/**
 * A broken connection is a problem of the form, which keeps what was typed, and not of the page.
 *
 * @param error of a request to the server
 * @throws every other one
 */
export function reportUnsent(error: unknown) {
  // What fetch rejects with. By the status the router does not read the page again, which would fail as well.
  if (error instanceof TypeError)
    return data<MessageOutcome>({ problem: messagesTexts.unsent }, { status: 503 })
  throw error
}
