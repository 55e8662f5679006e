export const undoHidingTexts = { hidden: 'Квартиру приховано', undo: 'Повернути' } as const
