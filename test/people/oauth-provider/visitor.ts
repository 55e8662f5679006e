import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { OAuthDependencies } from '#server/people/oauth/context.ts'
import { oauthRoutes } from '#server/people/oauth/routes.ts'
import {
  SECURITY_HEADERS,
  setSecurityHeaders,
} from '#server/platform/http/response/security-headers.ts'

export const SITE = 'http://homiq.example'

/** What the popup's final page passes to its opener. */
export interface PopupResult {
  readonly status: number
  readonly attempt: string
  readonly ticket: string
  readonly text: string
}

/** A browser with a cookie, on a site that only has the OAuth routes. */
export class Visitor {
  readonly #site: Hono
  cookie: string | undefined

  constructor(
    dependencies: Omit<OAuthDependencies, 'getPublicOrigin'> & Partial<OAuthDependencies>,
  ) {
    this.#site = new Hono()
    this.#site.use(setSecurityHeaders(SECURITY_HEADERS))
    this.#site.route('/identity', oauthRoutes({ getPublicOrigin: () => SITE, ...dependencies }))
  }

  async request(address: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers)
    if (this.cookie !== undefined) headers.set('cookie', this.cookie)
    const response = await this.#site.request(new URL(address, SITE).href, { ...init, headers })
    this.cookie = response.headers.get('set-cookie')?.split(';')[0] ?? this.cookie
    return response
  }

  /** Opens the popup, which is redirected to the URL of the provider's page. */
  async startSignIn(slug: 'google' | 'github', { fresh = false } = {}) {
    const attempt = randomUUID()
    const response = await this.request(
      `/identity/${slug}?attempt=${attempt}${fresh ? '&fresh=1' : ''}`,
    )
    return { attempt, response, address: response.headers.get('location') ?? '' }
  }

  /** Loads the popup's final page. */
  async finish(address: URL | string, init?: RequestInit): Promise<PopupResult> {
    const response = await this.request(String(address), init)
    const text = await response.text()
    const getValue = (name: string) =>
      text.match(new RegExp(`data-${name}="([^"]*)"`))?.[1] ?? 'none'
    return {
      status: response.status,
      attempt: getValue('attempt'),
      ticket: getValue('ticket'),
      text,
    }
  }
}
