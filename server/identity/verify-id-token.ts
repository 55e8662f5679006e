import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod'

/** The claims of an identity token that Homiq reads. Times are in whole seconds since 1970. */
const claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  iat: z.number(),
  auth_time: z.number(),
  /** Ours: which sign-in of the account it is. Google's tokens have none. */
  sign_in_id: z.string().optional(),
})

export type IdTokenClaims = z.infer<typeof claims>

/** A token that is no proof of anything: malformed, forged, or meant for someone else. */
export class InvalidTokenError extends Error {}

/** A token that was good once. */
export class ExpiredTokenError extends InvalidTokenError {}

/** The keys to verify with cannot be had now, so nothing is known about the token. */
export class KeysUnreachableError extends Error {}

export type VerifyIdToken = (token: string, now: Date) => Promise<IdTokenClaims>

/**
 * Verifies identity tokens of one project: signed by one of `keys`, issued by and for
 * the project, not expired, not from the future.
 *
 * @param algorithms that they may be signed with; Google's are RS256
 * @returns a function that throws InvalidTokenError, ExpiredTokenError or KeysUnreachableError
 */
export function idTokenVerifier(
  projectId: string,
  keys: JWTVerifyGetKey,
  algorithms: readonly ('RS256' | 'ES256')[] = ['RS256'],
): VerifyIdToken {
  return async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: [...algorithms],
        issuer: issuerOf(projectId),
        audience: projectId,
        currentDate: now,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      })
      const parsed = claims.safeParse(payload)
      if (!parsed.success) throw new InvalidTokenError('Its claims are malformed.')
      const { iat, auth_time } = parsed.data
      // A minute is allowed for clocks that differ.
      const latest = now.getTime() / 1000 + 60
      if (iat > latest || auth_time > latest) throw new InvalidTokenError('It is from the future.')
      return parsed.data
    } catch (error) {
      throw verdictOf(error)
    }
  }
}

/** Who issues the tokens of a project, as Google names it. */
export const issuerOf = (projectId: string): string => `https://securetoken.google.com/${projectId}`

/** What of a failure is the token's own fault. */
const ITS_FAULT = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
]

function verdictOf(error: unknown): Error {
  if (error instanceof InvalidTokenError) return error
  if (error instanceof errors.JWTExpired) return new ExpiredTokenError('It has expired.')
  if (ITS_FAULT.some((fault) => error instanceof fault)) {
    return new InvalidTokenError(error instanceof Error ? error.message : String(error))
  }
  return new KeysUnreachableError('The keys to verify identity tokens with cannot be had.', {
    cause: error,
  })
}
