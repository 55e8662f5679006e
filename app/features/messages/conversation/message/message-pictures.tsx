import './message-pictures.css'
import { formatPictureOf } from '#content/texts/messages/message-pictures.ts'
import { messagePicturePath } from '#domain/messages/conversation/links.ts'
import type { MyMessage } from '#domain/messages/conversation/my-conversation.ts'

interface PicturesOfMessageProps {
  /** Id of the conversation. */
  readonly id: string
  readonly message: Pick<MyMessage, 'seq' | 'pictures'>
  /** For example "The owner". */
  readonly sender: string
}

/** The pictures of a message, each of which opens at full size. */
export function PicturesOfMessage({ id, message, sender }: PicturesOfMessageProps) {
  const { seq, pictures } = message
  if (pictures.length === 0) return null
  return (
    <ul className="message-pictures" data-count={pictures.length}>
      {pictures.map(({ width, height }, at) => {
        const path = messagePicturePath(id, seq, at + 1)
        return (
          <li key={path}>
            <a href={path}>
              <img
                src={path}
                alt={formatPictureOf(at + 1, pictures.length, sender)}
                width={width}
                height={height}
                loading="lazy"
                decoding="async"
              />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
