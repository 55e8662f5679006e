/** The error codes of the Identity Toolkit that this server sends; the SDK knows these names. */
export type ToolkitCode =
  | 'ADMIN_ONLY_OPERATION'
  | 'CREDENTIAL_TOO_OLD_LOGIN_AGAIN'
  | 'EMAIL_EXISTS'
  | 'EMAIL_NOT_FOUND'
  | 'EXPIRED_OOB_CODE'
  | 'INVALID_EMAIL'
  | 'INVALID_GRANT_TYPE'
  | 'INVALID_IDP_RESPONSE'
  | 'INVALID_ID_TOKEN'
  | 'INVALID_LOGIN_CREDENTIALS'
  | 'INVALID_OOB_CODE'
  | 'INVALID_REFRESH_TOKEN'
  | 'INVALID_REQUEST'
  | 'MISSING_EMAIL'
  | 'MISSING_ID_TOKEN'
  | 'MISSING_OOB_CODE'
  | 'MISSING_PASSWORD'
  | 'MISSING_REFRESH_TOKEN'
  | 'OPERATION_NOT_ALLOWED'
  | 'PASSWORD_TOO_LONG'
  | 'TOKEN_EXPIRED'
  | 'TOO_MANY_ATTEMPTS_TRY_LATER'
  | 'USER_DISABLED'
  | 'USER_NOT_FOUND'
  | 'WEAK_PASSWORD'

/** Sent as status 400 with the code. */
export class ToolkitError extends Error {
  readonly code: ToolkitCode

  /** @param detail appears in the message of the SDK's error */
  constructor(code: ToolkitCode, detail?: string) {
    super(detail === undefined ? code : `${code} : ${detail}`)
    this.code = code
  }
}
