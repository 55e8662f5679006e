import { errors, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod'

/** The claims of an identity token that Homiq reads. Times are in whole seconds since 1970. */
const claims = z.object({
  sub: z.string().min(1).max(128),
  email: z.string().optional(),
  email_verified: z.boolean().optional(),
  iat: z.number(),
  auth_time: z.number(),
  /** Only in our own tokens, not in Google's. */
  sign_in_id: z.string().optional(),
})

export type IdTokenClaims = z.infer<typeof claims>

/** The token is malformed, forged, or meant for another audience. */
export class InvalidTokenError extends Error {}

export class ExpiredTokenError extends InvalidTokenError {}

/** The keys could not be loaded, so the token could not be verified. */
export class KeysUnreachableError extends Error {}

export type VerifyIdToken = (token: string, now: Date) => Promise<IdTokenClaims>

/**
 * A valid token is signed with one of `keys`, has the project as issuer and audience, has not
 * expired, and is not from the future.
 *
 * @param algorithms allowed for signatures; Google uses RS256
 * @returns a function that throws InvalidTokenError, ExpiredTokenError or KeysUnreachableError
 */
export function createIdTokenVerifier(
  projectId: string,
  keys: JWTVerifyGetKey,
  algorithms: readonly ('RS256' | 'ES256')[] = ['RS256'],
): VerifyIdToken {
  return async (token, now) => {
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: [...algorithms],
        issuer: getIssuer(projectId),
        audience: projectId,
        currentDate: now,
        requiredClaims: ['sub', 'iat', 'exp', 'auth_time'],
      })
      const parsed = claims.safeParse(payload)
      if (!parsed.success) throw new InvalidTokenError('Its claims are malformed.')
      const { iat, auth_time } = parsed.data
      // Allows a minute of clock skew.
      const latest = now.getTime() / 1000 + 60
      if (iat > latest || auth_time > latest) throw new InvalidTokenError('It is from the future.')
      return parsed.data
    } catch (error) {
      throw toTokenError(error)
    }
  }
}

/** The issuer in Google's format. */
export const getIssuer = (projectId: string): string =>
  `https://securetoken.google.com/${projectId}`

/** Errors that the token itself causes; others mean that the keys are unreachable. */
const INVALID_TOKEN_ERRORS = [
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWTClaimValidationFailed,
  errors.JWTInvalid,
]

function toTokenError(error: unknown): Error {
  if (error instanceof InvalidTokenError) return error
  if (error instanceof errors.JWTExpired) return new ExpiredTokenError('It has expired.')
  if (INVALID_TOKEN_ERRORS.some((fault) => error instanceof fault)) {
    return new InvalidTokenError(error instanceof Error ? error.message : String(error))
  }
  return new KeysUnreachableError('The keys to verify identity tokens with could not be loaded.', {
    cause: error,
  })
}
