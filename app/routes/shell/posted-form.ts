import { data, type RouterContextProvider, redirect } from 'react-router'
import type * as z from 'zod/mini'
import { getFieldMessages } from '#app/forms/field-messages.ts'
import type { RejectedForm } from '#app/forms/use-schema-form.ts'
import { IDEMPOTENCY_KEY } from '#domain/platform/idempotency-key.ts'
import { SENT_PARAM } from '#domain/site/sent-param.ts'
import { pageContext } from '#server/main/page-context.ts'
import { log } from '#server/platform/log/log.ts'
import type { FormMail, SentForm } from '#server/site/form-mail.ts'
import { siteContext } from '#server/site/open.ts'
import { language } from '#texts/language.ts'

const RETRY_AFTER_SECONDS = 5

/** What `useSchemaForm` needs to show the form again. */
interface InvalidForm<Name extends string> {
  readonly values: Record<Name, string>
  readonly errors: Partial<Record<Name, string>>
  readonly data?: never
}

interface ParsedForm<Name extends string, Output> {
  readonly values: Record<Name, string>
  readonly errors?: never
  readonly data: Output
}

/** Empty if the body of the request is not a form. */
export const readPostedForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

/**
 * Parses a request's form, or one that was already read. A field that is missing, or contains a file, counts as
 * empty; so does every field of a body that is not a form.
 */
export async function parsePostedForm<Shape extends Record<string, z.ZodMiniType<unknown, string>>>(
  posted: Request | FormData,
  schema: z.ZodMiniObject<Shape>,
): Promise<
  | ParsedForm<Extract<keyof Shape, string>, z.output<z.ZodMiniObject<Shape>>>
  | InvalidForm<Extract<keyof Shape, string>>
> {
  type Name = Extract<keyof Shape, string>
  const form = posted instanceof Request ? await readPostedForm(posted) : posted
  const values = {} as Record<Name, string>
  for (const name of Object.keys(schema.shape) as Name[]) {
    const value = form.get(name)
    values[name] = typeof value === 'string' ? value : ''
  }
  const parsed = schema.safeParse(values)
  if (parsed.success) return { values, data: parsed.data }
  return { values, errors: getFieldMessages(parsed.error) as Partial<Record<Name, string>> }
}

/**
 * The response to a form that was not accepted. It returns what was typed, so that it stays in the form.
 *
 * @param problem one that no single field caused
 */
export const refuseForm = <Name extends string>(
  status: number,
  { values, errors }: Pick<RejectedForm<Name>, 'values'> & Partial<RejectedForm<Name>>,
  problem?: string,
) =>
  data(
    { form: { values, errors: errors ?? {} }, ...(problem !== undefined && { problem }) },
    { status },
  )

/**
 * Leads to the page of a form that was accepted, with a parameter, so that a reload does not post it again. By the
 * parameter a browser that sends a form from its queue knows that it is done (`app/browser/form-queue/send-queued-forms.ts`).
 */
export const redirectAfterForm = (path: string): Response => redirect(`${path}?${SENT_PARAM}=`, 303)

interface SentRequest {
  readonly request: Request
  readonly context: Pick<Readonly<RouterContextProvider>, 'get'>
}

/**
 * @param send resolves to `false` if the visitor has sent too much
 * @param failure the log message
 *
 * @returns the status of the response
 */
export async function sendFormMail(
  { request, context }: SentRequest,
  send: (mail: FormMail, form: SentForm) => Promise<boolean>,
  failure: string,
): Promise<200 | 429 | 503> {
  try {
    const key = request.headers.get(IDEMPOTENCY_KEY)
    const form = { ip: context.get(pageContext).clientIp, key, language }
    return (await send(context.get(siteContext).formMail, form)) ? 200 : 429
  } catch (error) {
    log.error({ err: error }, failure)
    context.get(pageContext).retryAfter = RETRY_AFTER_SECONDS
    return 503
  }
}
