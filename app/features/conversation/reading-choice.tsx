import './conversation-list.css'
import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { readingTexts } from '#content/texts/conversation/reading.ts'

/** Whether others are told what was read, and the person of others. */
export const ReadingChoice = ({ isTold }: { readonly isTold: boolean }) => (
  <section className="conversation-mails" aria-labelledby="reading">
    <h2 id="reading">{readingTexts.title}</h2>
    <p>{readingTexts.what}</p>
    <p className="text-ink-soft">{isTold ? readingTexts.on : readingTexts.off}</p>
    <Form method="post" preventScrollReset>
      <button type="submit" name="reading" value={isTold ? 'off' : 'on'} className={quietButton}>
        {isTold ? readingTexts.turnOff : readingTexts.turnOn}
      </button>
    </Form>
  </section>
)
