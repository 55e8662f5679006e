import { createUuid } from '#app/browser/network/create-uuid.ts'
import { openProviderWindow, WINDOW_NAME } from '#app/clients/identity/contract/provider-window.ts'
import { hasFields, isText } from '#domain/platform/json/shape.ts'

/** Codes of the identity SDK (docs/product/people.md, "Identity provider"). */
type PopupErrorCode =
  | 'auth/popup-blocked'
  | 'auth/popup-closed-by-user'
  | 'auth/cancelled-popup-request'
  | 'auth/internal-error'

class PopupError extends Error {
  override readonly name = 'PopupError'
  readonly code: PopupErrorCode

  constructor(code: PopupErrorCode) {
    super(code)
    this.code = code
  }
}

const POLL_MS = 250

/** A message may arrive after the popup has closed. */
const CLOSE_GRACE_MS = 1000

const hasTicket = hasFields({ attempt: isText, ticket: isText })
const hasFailed = hasFields({ attempt: isText, failed: (value): value is true => value === true })

/** At most one attempt is pending. */
let cancelAttempt: (() => void) | undefined

/**
 * Opens the provider's sign-in window synchronously, because browsers allow popups only during a click. A
 * second call cancels the first and reuses its window.
 *
 * @param fresh whether the visitor must authenticate again, if the provider supports it
 * @returns a single-use ticket that the identity service exchanges for a session
 * @throws {PopupError} when it was blocked, closed or canceled, or the provider refused or failed
 */
export function openProviderPopup(
  provider: 'google' | 'github',
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<string> {
  cancelAttempt?.()
  const attempt = createUuid()
  const url = `/identity/${provider}?attempt=${attempt}${fresh ? '&fresh=1' : ''}`
  const popup = openProviderWindow(url)
  if (popup === null) return Promise.reject(new PopupError('auth/popup-blocked'))
  popup.focus()
  return waitForTicket(popup, attempt)
}

function waitForTicket(popup: Window, attempt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // The provider's pages may sever the link to the opener; a channel still works then.
    const channel = new BroadcastChannel(WINDOW_NAME)
    let grace: ReturnType<typeof setTimeout> | undefined
    const poll = setInterval(() => {
      // A window without an opener reports itself closed while the visitor is still using it.
      if (!popup.closed || !document.hasFocus()) return
      clearInterval(poll)
      grace = setTimeout(() => fail('auth/popup-closed-by-user'), CLOSE_GRACE_MS)
    }, POLL_MS)

    function cleanUp(): void {
      clearInterval(poll)
      clearTimeout(grace)
      channel.close()
      cancelAttempt = undefined
    }
    function fail(code: PopupErrorCode): void {
      cleanUp()
      reject(new PopupError(code))
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (hasTicket(data) && data.attempt === attempt) {
        cleanUp()
        resolve(data.ticket)
      } else if (hasFailed(data) && data.attempt === attempt) fail('auth/internal-error')
    }
    cancelAttempt = () => fail('auth/cancelled-popup-request')
  })
}
