/** All numbers that a text may mean: "1.234,5" is 1234.5, "1,234" is 1234 or 1.234, "1.5, 2.5" is two numbers. */
export function listNumbers(text: string): number[] {
  const found = text.split(/,\s/).flatMap((part) => part.match(/-?\d[\d\s.,'’]*/g) ?? [])
  return found.flatMap((figures) => {
    const plain = figures.replace(/[\s'’]/g, '').replace(/[.,]+$/, '')
    const whole = Number(plain.replace(/[.,]/g, ''))
    const fraction = Number(plain.replace(/[.,](?=.*[.,])/g, '').replace(',', '.'))
    return [whole, fraction]
  })
}

/** Whether each comma-separated part of a text occurs in one of the cells. */
export const isMadeOf = (text: string, cells: readonly string[]): boolean =>
  text.split(',').every((part) => cells.some((cell) => cell.includes(part.trim())))
