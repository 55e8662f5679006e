import { createHash, randomBytes } from 'node:crypto'
import type { OAuthClientSettings } from '#server/oauth/provider.ts'

/** Who agreed at the provider, as typed there. */
export interface Person {
  readonly email: string
  readonly verified: boolean
  readonly name: string
}

interface Grant {
  readonly redirectUri: string
  readonly challenge: string
  readonly nonce: string | undefined
  /** Whether it was asked when the person proved who they are (OpenID Connect Core, `max_age`). */
  readonly requestsAuthTime: boolean
  readonly person: Person
}

/**
 * The codes and tokens that a provider has given out: each code is good once (RFC 6749,
 * section 4.1).
 */
export class Grants {
  readonly #client: OAuthClientSettings
  readonly #codes = new Map<string, Grant>()
  readonly #tokens = new Map<string, Person>()

  constructor(client: OAuthClientSettings) {
    this.#client = client
  }

  /** What is wrong with a request to sign in; `null` if nothing is. */
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

  /** Exchanges a code for a token, or says why not in the word of RFC 6749, section 5.2. */
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

  /** Whose token an `Authorization` header carries. */
  getPerson(header: string | undefined): Person | undefined {
    return this.#tokens.get(header?.match(/^bearer (\w+)$/i)?.[1] ?? '')
  }
}

/** The provider's own, lasting name for a person: a number, as both of them use. */
export function getSubject({ email }: Person): number {
  return createHash('sha256').update(email).digest().readUInt32BE() + 1
}
