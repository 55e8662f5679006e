/** Why a form was not posted. */
export const lostConnectionTexts = {
  notDone: 'Немає з’єднання, тож нічого не змінилося. Спробуйте пізніше.',
  notSent:
    'Немає з’єднання, тож нічого не надіслано. Введений текст нікуди не зник: надішліть його пізніше.',
} as const
