import { Picture } from '#app/ui/picture/picture.tsx'
import { type HomePicture, homePictureUrl } from '#domain/homes/picture/home-picture.ts'

/** The first picture of a home in a list; nothing for a home without pictures. */
export const QueueCover = ({ cover }: { readonly cover: HomePicture | null }) =>
  cover !== null && (
    <Picture
      src={homePictureUrl(cover)}
      alt=""
      sizes="(width >= 768px) 8rem, 6rem"
      placeholder={cover.placeholder}
      className="picture-fill queue-cover aspect-3/2 w-full rounded-md"
    />
  )
