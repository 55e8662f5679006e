import { openCatalog } from '#server/catalog/open.ts'
import { findListedOffer } from '#server/homes/offer/listed-offer.ts'
import { openHomes } from '#server/homes/open.ts'
import { createHomePictures } from '#server/homes/picture/home-pictures.ts'
import { findPictures } from '#server/homes/picture/queries.ts'
import { countConversationsAbout } from '#server/messages/conversation/queries.ts'
import { openMessages } from '#server/messages/open.ts'
import { openModeration } from '#server/moderation/open.ts'
import { openOperations } from '#server/operations/open.ts'
import { ACCOUNT_HOOKS } from '#server/operations/personal-data/delete-account.ts'
import { openPeople } from '#server/people/open.ts'
import type { Platform } from '#server/platform/open.ts'
import { openSafety } from '#server/safety/open.ts'
import { openSite } from '#server/site/open.ts'

/**
 * Opens every district with what it needs of the others, the lowest first.
 *
 * @param options.isDevelopment whether a demo replaces sign-in providers without a client
 * @throws {Error} one sentence that says what to do, when stored or configured values cannot be used
 */
export async function openDistricts(
  platform: Platform,
  { isDevelopment = false }: { readonly isDevelopment?: boolean } = {},
) {
  const { db, pictures } = platform
  const people = await openPeople(platform, { hooks: ACCOUNT_HOOKS, isDevelopment })
  const site = openSite(platform)
  const homePictures = createHomePictures((hashes) => findPictures(db, hashes))
  const catalog = await openCatalog(platform, people, {
    findListedOffer: (type, id) => findListedOffer(db, type, id),
    async findPlaceholders(urls) {
      const shipped = urls.flatMap((url) => {
        const placeholder = pictures.placeholders.get(url)
        return placeholder === undefined ? [] : [[url, placeholder] as const]
      })
      return { ...Object.fromEntries(shipped), ...(await homePictures.findPlaceholders(urls)) }
    },
  })
  const safety = openSafety(platform, people)
  const homes = openHomes(platform, { people, catalog, homePictures, countConversationsAbout })
  const messages = openMessages(platform, people, catalog)
  const moderation = await openModeration(platform, { people, catalog })
  const operations = await openOperations(platform, people)
  return { people, site, catalog, safety, homes, messages, moderation, operations }
}

export type Districts = Awaited<ReturnType<typeof openDistricts>>
