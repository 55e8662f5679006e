import { createHash, randomBytes } from 'node:crypto'
import type { OAuthClientSettings } from '#server/people/oauth/provider/provider.ts'

/** What was typed on the consent page. */
export interface Person {
  readonly email: string
  readonly verified: boolean
  readonly name: string
}

interface Grant {
  readonly redirectUri: string
  readonly challenge: string
  readonly nonce: string | undefined
  /** Whether `max_age` was sent, which demands `auth_time` (OpenID Connect Core, section 2). */
  readonly requestsAuthTime: boolean
  readonly person: Person
}

/** Issued codes and tokens. A code can be redeemed once (RFC 6749, section 4.1.2). */
export class Grants {
  readonly #client: OAuthClientSettings
  readonly #codes = new Map<string, Grant>()
  readonly #tokens = new Map<string, Person>()

  constructor(client: OAuthClientSettings) {
    this.#client = client
  }

  /** What is wrong with an authorization request, or `null`. */
  validate(query: URLSearchParams): string | null {
    if (query.get('client_id') !== this.#client.clientId) return 'unknown client_id'
    if (query.get('response_type') !== 'code') return 'response_type is not code'
    if (!URL.canParse(query.get('redirect_uri') ?? '')) return 'redirect_uri is not an address'
    if (query.get('code_challenge_method') !== 'S256') return 'code_challenge_method is not S256'
    if (query.get('code_challenge')?.length !== 43) return 'code_challenge is not a SHA-256'
    if (!query.get('state')) return 'state is missing'
    return null
  }

  issueCode(query: URLSearchParams, person: Person): string {
    const code = randomBytes(16).toString('hex')
    this.#codes.set(code, {
      redirectUri: query.get('redirect_uri') ?? '',
      challenge: query.get('code_challenge') ?? '',
      nonce: query.get('nonce') ?? undefined,
      requestsAuthTime: query.has('max_age'),
      person,
    })
    return code
  }

  /** The grant with its token, or an error code of RFC 6749, section 5.2. */
  redeem(form: URLSearchParams): (Grant & { readonly token: string }) | string {
    const { clientId, clientSecret } = this.#client
    if (form.get('client_id') !== clientId || form.get('client_secret') !== clientSecret) {
      return 'invalid_client'
    }
    const code = form.get('code') ?? ''
    const grant = this.#codes.get(code)
    this.#codes.delete(code)
    if (grant === undefined || form.get('redirect_uri') !== grant.redirectUri) {
      return 'invalid_grant'
    }
    const verifier = createHash('sha256').update(form.get('code_verifier') ?? '')
    if (verifier.digest('base64url') !== grant.challenge) return 'invalid_grant'
    const token = randomBytes(16).toString('hex')
    this.#tokens.set(token, grant.person)
    return { ...grant, token }
  }

  /** The person of a bearer token. */
  getPerson(header: string | undefined): Person | undefined {
    return this.#tokens.get(header?.match(/^bearer (\w+)$/i)?.[1] ?? '')
  }
}

/** The provider's stable id of a person; both providers use numbers. */
export function getSubject({ email }: Person): number {
  return createHash('sha256').update(email).digest().readUInt32BE() + 1
}
