/** Why a form was not posted. */
export const lostConnectionTexts = {
  notDone: 'There is no connection, so nothing was changed. Try again later.',
  notSent:
    'There is no connection, so nothing was sent. What you typed is still here. Send it again later.',
} as const
