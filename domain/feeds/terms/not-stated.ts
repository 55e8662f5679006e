import { createPhraseFinder } from './phrases.ts'

/**
 * What programs and people write where they know nothing, in English, Ukrainian, Russian, Polish, German, Spanish,
 * French, Italian, Portuguese and Czech. `nothing` are words that also mean "no" of facts that can be answered so.
 */
const findPlaceholder = createPhraseFinder({
  unknown: `n/a, na, n.a., null, nil, nan, undefined, unknown, not available, not specified, not stated, not known, no data
    no info, no information, not provided, not given, tbd, tba, tbc, #n/a, #ref!, #value!, #name?, #div/0!, xxx
    не вказано, не вказана, не вказаний, не зазначено, не визначено, невідомо, немає даних, нема даних, немає інформації
    н/д, уточнюйте, не задано
    не указано, не указан, не указана, не определено, неизвестно, нет данных, нет информации, уточняйте
    brak danych, brak informacji, nie podano, nieznany, nieznana, nieznane, b/d, nie dotyczy
    keine angabe, keine angaben, k.a., unbekannt, nicht angegeben
    sin datos, sin informacion, sin especificar, no especificado, desconocido, no consta, s/d, n/d
    non renseigne, non precise, non communique, inconnu, n.c., non disponible
    non specificato, non indicato, sconosciuto, non disponibile
    nao informado, nao especificado, desconhecido, sem informacao, n/i
    neuvedeno, neuveden, neznamy, nezname, nezadano, není k dispozici`,
  nothing: `none, no, false, 0, немає, нема, ні, нет, brak, nie, kein, keine, nein, ninguno, ninguna, aucun, aucune, non
    nessuno, nessuna, nenhum, nenhuma, nao, zadny, zadna, ne`,
})

/** Whether a text says that nothing is known: a placeholder, or signs without a letter or a digit. */
export const isPlaceholder = (text: string): boolean =>
  mayBePlaceholder(text) && (findPlaceholder(text) === 'unknown' || /^[\p{P}\s]+$/u.test(text))

/** Most values are numbers and longer texts, which need not be compared. */
const mayBePlaceholder = (text: string) => text.length < 30 && !/^\d/.test(text)

/** Whether a text is no name and no description: a placeholder, "none", "no" or 0. */
export const saysNothing = (text: string): boolean =>
  isPlaceholder(text) || (text.length < 30 && findPlaceholder(text) === 'nothing')
