import * as z from 'zod/mini'

/**
 * Why a popup gave no ticket, in the words of the identity library
 * (docs/product.md, "Identity provider").
 */
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

/** The name of the window and of the channel by which its last page answers. */
const NAME = 'homiq-sign-in'

/** Pixels of the popup (docs/product.md, "Sizes and counts"). */
const WIDTH = 500
const HEIGHT = 600

/** How often the popup is looked at, in milliseconds. */
const LOOK_MS = 250

/** How long an answer may still be under way when the popup is gone, in milliseconds. */
const GRACE_MS = 1000

const answer = z.union([
  z.object({ attempt: z.string(), ticket: z.string() }),
  z.object({ attempt: z.string(), failed: z.literal(true) }),
])

/** Gives the attempt under way up; there is one at most. */
let cancel: (() => void) | undefined

/**
 * Opens the provider's sign-in in a window of its own, within this call, as browsers want it of a
 * press. A second call gives the first up and takes its window over.
 *
 * @param fresh whether the visitor has to prove anew who they are, where the provider knows a way
 * @returns the ticket that proves, once, for whom the provider vouches
 * @throws {PopupError} when it was blocked, closed, given up, or the provider refused or failed
 */
export function openProviderPopup(
  provider: 'google' | 'github',
  { fresh = false }: { readonly fresh?: boolean } = {},
): Promise<string> {
  cancel?.()
  const attempt = newUuid()
  const address = `/identity/${provider}?attempt=${attempt}${fresh ? '&fresh=1' : ''}`
  const popup = window.open(address, NAME, features())
  if (popup === null) return Promise.reject(new PopupError('auth/popup-blocked'))
  popup.focus()
  return outcome(popup, attempt)
}

function outcome(popup: Window, attempt: string): Promise<string> {
  return new Promise((resolve, reject) => {
    // The provider's pages may have cut the window off from this one; the channel does not mind.
    const channel = new BroadcastChannel(NAME)
    let grace: ReturnType<typeof setTimeout> | undefined
    const look = setInterval(() => {
      // A window that was cut off looks closed while the visitor is still in it, and not here.
      if (!popup.closed || !document.hasFocus()) return
      clearInterval(look)
      grace = setTimeout(() => fail('auth/popup-closed-by-user'), GRACE_MS)
    }, LOOK_MS)

    function leave(): void {
      clearInterval(look)
      clearTimeout(grace)
      channel.close()
      cancel = undefined
    }
    function fail(code: PopupErrorCode): void {
      leave()
      reject(new PopupError(code))
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      const { data: answered } = answer.safeParse(data)
      if (answered?.attempt !== attempt) return
      if ('failed' in answered) return fail('auth/internal-error')
      leave()
      resolve(answered.ticket)
    }
    cancel = () => fail('auth/cancelled-popup-request')
  })
}

/** In the middle of the window that asks. */
function features(): string {
  const left = Math.round(window.screenX + (window.outerWidth - WIDTH) / 2)
  const top = Math.round(window.screenY + (window.outerHeight - HEIGHT) / 2)
  return `popup,width=${WIDTH},height=${HEIGHT},left=${left},top=${top}`
}

/** A random UUID; `crypto.randomUUID` is missing where a site is not at https or on this machine. */
function newUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/,
    (_, first, second, third, fourth, last) => `${first}-${second}-4${third}-8${fourth}-${last}`,
  )
}
