export const undoHidingTexts = { hidden: 'Home hidden', undo: 'Undo' } as const
