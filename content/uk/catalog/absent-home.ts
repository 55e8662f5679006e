import type { EstateType } from '#domain/catalog/listing/estate-type.ts'
import type { OffMarketReason } from '#domain/homes/offer/lifecycle/off-market.ts'

/** Texts for an address that no home has. */
export const missingTexts = {
  heading: 'Нічого не знайдено',
  hint: 'Можливо, квартиру вже продано чи здано або в посиланні є помилка.',
}

const closedHeadings: Readonly<Record<EstateType, string>> = {
  sale: 'Цю квартиру вже продано',
  rent: 'Цю квартиру вже здано',
}

/** Texts for the address of a home that was once offered. */
export const getAbsenceTexts = (absence: OffMarketReason, type: EstateType) =>
  ({
    paused: {
      heading: 'Оголошення тимчасово приховано',
      hint: 'Власник може знову показати його пізніше.',
    },
    changing: {
      heading: 'Оголошення оновлюється',
      hint: 'Воно повернеться, щойно ми перевіримо зміни.',
    },
    closed: {
      heading: closedHeadings[type],
      hint: 'Оголошення закрито.',
    },
    ended: {
      heading: 'Оголошення вже неактуальне',
      hint: 'Квартиру продано чи здано або оголошення знято з\u00a0публікації.',
    },
  })[absence]
