/** For somebody whose email address is not confirmed, above the first message and in the settings. */
export const confirmFirstTexts = {
  lead: 'Спершу підтвердьте адресу електронної пошти, щоб відповідь власника точно дійшла до вас.',
  how: 'Перейдіть за посиланням у нашому листі, а тоді поверніться сюди й надішліть повідомлення. Ваш текст збережеться.',
  again: 'Надіслати посилання ще раз',
  sent: 'Лист із посиланням уже в дорозі!',
  failed: 'Не вдалося надіслати посилання. Спробуйте за кілька хвилин.',
  needsScript: 'Щоб надіслати посилання ще раз, увімкніть JavaScript.',
} as const
