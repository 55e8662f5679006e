/**
 * Why a port cannot be listened on, and what to do, in one sentence.
 *
 * @param prefix of the settings that name the port and the host
 */
export function toListenError(
  error: NodeJS.ErrnoException,
  port: number,
  host = '',
  prefix = '',
): Error {
  if (error.code === 'EADDRINUSE') {
    return new Error(
      `Port ${port} is in use. Stop what uses it, or choose another with ${prefix}PORT.`,
    )
  }
  if (error.code === 'EACCES') {
    return new Error(
      `Port ${port} is not open to this user. Choose one above 1023 with ${prefix}PORT.`,
    )
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') {
    return new Error(
      `This machine has no address "${host}". Name one of its own with ${prefix}HOST.`,
    )
  }
  return error
}
