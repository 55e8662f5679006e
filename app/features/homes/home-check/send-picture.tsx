import '#app/features/homes/send-pictures.css'
import './home-check-view.css'
import { primaryButton } from '#app/ui/button.ts'
import { FileChoice } from '#app/ui/fields/file-choice.tsx'
import { checkPicturePath } from '#domain/homes/offer/links.ts'
import { formatCodeUntil, homeCheckTexts } from '#texts/homes/home-check.ts'

interface SendPictureProps {
  readonly id: string
  readonly code: string
  /** For example "November 24, 2026". */
  readonly codeUntil: string
}

export function SendPicture({ id, code, codeUntil }: SendPictureProps) {
  return (
    <>
      <h2>{homeCheckTexts.codeHeading}</h2>
      <p className="home-check-code">{code}</p>
      <p className="text-ink-soft text-sm">{formatCodeUntil(codeUntil)}</p>
      <ol className="my-6 grid list-decimal gap-2 pl-6">
        {homeCheckTexts.how.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <form
        method="post"
        action={checkPicturePath(id)}
        encType="multipart/form-data"
        className="send-pictures"
      >
        {/* HEIC is left out, so that Safari converts such pictures to JPEG. */}
        <FileChoice
          id="check-picture"
          label={homeCheckTexts.choose}
          name="picture"
          accept="image/jpeg,image/png,image/webp"
          required
        />
        <button type="submit" className={primaryButton}>
          {homeCheckTexts.send}
        </button>
      </form>
    </>
  )
}
