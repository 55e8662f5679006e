import { useRef, useState } from 'react'

/**
 * Says while a message is typed that something in it will be hidden. The rules are large, so they load with the first
 * letter.
 *
 * @param isRedacting whether anything is hidden in this conversation
 */
export function useRedactionHint(isRedacting: boolean) {
  const [isRedacted, setRedacted] = useState(false)
  const latest = useRef('')

  /** @param text what is in the field now */
  async function check(text: string): Promise<void> {
    latest.current = text
    if (!isRedacting) return
    const rules = await import('#domain/messages/conversation/redact-contact-data.ts').catch(
      () => null,
    )
    if (rules === null || latest.current !== text) return
    setRedacted(rules.redactTexts([text])[0]?.isRedacted === true)
  }

  return { isRedacted: isRedacted && isRedacting, check }
}
