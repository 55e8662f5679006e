import type * as z from 'zod/mini'

/** The first message of each field of a flat form. */
export function getFieldMessages({ issues }: z.core.$ZodError): Partial<Record<string, string>> {
  const messages: Partial<Record<string, string>> = {}
  for (const { path, message } of issues) messages[String(path[0])] ??= message
  return messages
}
