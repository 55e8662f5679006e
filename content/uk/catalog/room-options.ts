import { chooseForm, NBSP } from '../format/number.ts'

/** "1 кімната", "4+ кімнат", "1, 2 кімнати": with the form of the last number. */
export function formatRoomOption(option: string): string {
  const last = option.slice(option.lastIndexOf(' ') + 1)
  const noun = last.endsWith('+')
    ? 'кімнат'
    : chooseForm(Number(last), 'кімната', 'кімнати', 'кімнат')
  return `${option}${NBSP}${noun}`
}
