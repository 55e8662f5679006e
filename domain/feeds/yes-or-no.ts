/** English, then Ukrainian and Russian, Polish, German and Spanish. */
const YES = /^(yes|y|true|t|1|так|є|да|есть|tak|ja|s[ií])$/i
const NO = /^(no|n|false|f|0|ні|немає|нет|nie|nein)$/i

/** `null` for other words. */
export function parseYesOrNo(text: string): boolean | null {
  if (YES.test(text.trim())) return true
  return NO.test(text.trim()) ? false : null
}
