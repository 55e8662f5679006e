import { draftPath, type TypedValues } from '#domain/homes/offer/draft.ts'
import { hasFields, isNumber, requireShape } from '#domain/platform/json/shape.ts'
import type { SendOutcome } from './draft-saver.ts'

const readRevision = async (response: Response) =>
  requireShape(await response.json(), hasFields({ revision: isNumber }))

const KINDS: Readonly<Record<number, Exclude<SendOutcome['kind'], 'saved' | 'conflict'>>> = {
  400: 'refused',
  401: 'signed out',
  404: 'no draft',
  413: 'refused',
  429: 'too fast',
}

export async function sendDraft(
  id: string,
  change: { readonly revision: number; readonly values: TypedValues },
): Promise<SendOutcome> {
  try {
    const response = await fetch(draftPath(id), {
      method: 'PUT',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
      // `keepalive` lets the request survive closing the tab.
      keepalive: true,
    })
    if (response.ok) return { kind: 'saved', ...(await readRevision(response)) }
    if (response.status === 409) return { kind: 'conflict', ...(await readRevision(response)) }
    // A server that is down or overloaded counts as no connection.
    return { kind: KINDS[response.status] ?? 'no connection' }
  } catch {
    return { kind: 'no connection' }
  }
}
