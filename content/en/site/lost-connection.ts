/** Why a form was not posted. */
export const lostConnectionTexts = {
  notDone: 'There is no connection, so nothing was done. Try again later.',
  notSent:
    'There is no connection, so nothing was sent. What you typed is still here: send it again later.',
} as const
