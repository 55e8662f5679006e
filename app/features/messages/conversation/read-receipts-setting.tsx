import { readingTexts } from '#content/texts/messages/read-receipts.ts'
import { OnOffChoice } from './on-off-choice.tsx'

/** Read receipts work both ways: people who send none get none. */
export const ReadReceiptsSetting = ({ isTold }: { readonly isTold: boolean }) => (
  <OnOffChoice
    name="reading"
    title={readingTexts.title}
    isOn={isTold}
    label={isTold ? readingTexts.turnOff : readingTexts.turnOn}
  >
    <p>{readingTexts.what}</p>
    <p className="text-ink-soft">{isTold ? readingTexts.on : readingTexts.off}</p>
  </OnOffChoice>
)
