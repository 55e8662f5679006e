import { viewingFilePath } from '#domain/messages/viewing/links.ts'
import { isUuid } from '#domain/platform/text/uuid.ts'
import { messagesContext } from '#server/messages/open.ts'
import { requirePerson } from '#server/people/session/require-person.ts'
import { createPageError } from '#server/platform/http/page-error.ts'
import { language } from '#texts/language.ts'
import type { Route } from './+types/viewing-file.ts'

/**
 * A viewing as a calendar file, for the two people of its conversation.
 *
 * @throws 404 for everybody else
 */
export async function loader({ params: { id, viewing }, context }: Route.LoaderArgs) {
  const { uid } = await requirePerson(context, viewingFilePath(id, viewing))
  const isKnown = isUuid(id) && isUuid(viewing)
  const file = isKnown
    ? await context.get(messagesContext).viewings.createCalendarFile(uid, id, viewing, language)
    : null
  if (file === null) throw createPageError(404)
  return new Response(file, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8; method=PUBLISH',
      'Content-Disposition': 'attachment; filename="viewing.ics"',
    },
  })
}
