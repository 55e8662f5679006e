import { type OfferContent, STEP_FIELDS, TEXT_STEPS } from '#domain/homes/offer/content.ts'
import { offerStepPath, sentPicturesPath } from '#domain/homes/offer/links.ts'
import { moderatedOfferPath } from '#domain/moderation/links.ts'
import { PATHS } from '#domain/platform/paths.ts'
import type { BuiltApp } from '#test/site/built-app.ts'
import type { SignedIn } from '#test/site/sign-in.ts'

/** A home that can be handed in. */
export const COMPLETE: OfferContent = {
  type: 'rent',
  city: 'Lviv',
  street: 'Holovna Street',
  building: '12',
  district: 'Sykhiv',
  metro: '',
  complex: 'Panorama',
  point: '49.8, 24.05',
  exactness: '',
  rooms: '2',
  area: '54,5',
  floor: '3',
  floors: '9',
  year: '1984',
  condition: 'renovated',
  heating: 'central',
  walls: 'brick',
  pets: 'on-request',
  furnished: 'partly',
  bathrooms: '1',
  kitchen: '9,5',
  balcony: 'yes',
  elevator: 'yes',
  parking: 'outdoor',
  commission: '0',
  deposit: '1',
  utilities: 'by-meter',
  minTerm: '6',
  availableFrom: '2026-12-01',
  children: 'welcome',
  registration: 'possible',
  generatorElevator: 'yes',
  generatorWater: 'yes',
  generatorHeating: 'no',
  generatorCorridors: '',
  inverter: '1 200',
  gasStove: 'no',
  internet: 'yes',
  shelter: '0',
  climb: '2',
  amount: '15 000',
  currency: 'UAH',
  description: 'Two quiet rooms by the park.',
  descriptionEn: '',
  descriptionUk: 'Дві тихі кімнати біля парку.',
}

/** File name of the uploads, as a phone would give it. */
export const DEVICE_FILE_NAME = 'IMG-20261122-OLHA.jpg'

export type Form = Readonly<Record<string, string>>

/** What people do on the site with forms, as browsers without scripts post them. */
export function createOwnerForms(app: Pick<BuiltApp, 'request'>) {
  const get = (path: string, cookie = '') => app.request(path, { headers: { Cookie: cookie } })

  let posts = 0
  /** A different IP each time, because a table of permissions posts more than one visitor may. */
  const nextIp = () => {
    posts += 1
    return `10.7.${posts >> 8}.${posts & 255}`
  }

  const post = (path: string, form: Form, cookie = '') =>
    app.request(path, {
      method: 'POST',
      headers: {
        Cookie: cookie,
        'Content-Type': 'application/x-www-form-urlencoded',
        'X-Forwarded-For': nextIp(),
      },
      body: new URLSearchParams(form).toString(),
    })

  /** @returns the id of the draft */
  async function createDraft({ cookie }: SignedIn): Promise<string> {
    const response = await post(PATHS.myListings, { intent: 'create' }, cookie)
    const [, id = ''] =
      /listings\/([^/]+)\/place$/.exec(response.headers.get('location') ?? '') ?? []
    return id
  }

  /** @returns the id of the draft that changes a published home */
  async function beginChange({ cookie }: SignedIn, id: string): Promise<string> {
    const response = await post(PATHS.myListings, { intent: 'change', id }, cookie)
    const [, change = ''] =
      /listings\/([^/]+)\/place$/.exec(response.headers.get('location') ?? '') ?? []
    return change
  }

  /** Sends pictures as a form does without scripts. */
  function sendPictures({ cookie }: SignedIn, id: string, files: readonly Buffer<ArrayBuffer>[]) {
    const form = new FormData()
    for (const file of files) form.append('pictures', new Blob([file]), DEVICE_FILE_NAME)
    const headers = { Cookie: cookie, 'X-Forwarded-For': nextIp() }
    return app.request(sentPicturesPath(id), { method: 'POST', headers, body: form })
  }

  /**
   * Fills all steps of a newly created draft.
   *
   * @returns the statuses
   */
  async function fill({ cookie }: SignedIn, id: string, content = COMPLETE): Promise<number[]> {
    const statuses: number[] = []
    let revision = 1
    for (const step of TEXT_STEPS) {
      const values = Object.fromEntries(STEP_FIELDS[step].map((field) => [field, content[field]]))
      const form = { ...values, revision: String(revision) }
      statuses.push((await post(offerStepPath(id, step), form, cookie)).status)
      revision += 1
    }
    return statuses
  }

  const submitHome = ({ cookie }: SignedIn, id: string) =>
    post(offerStepPath(id, 'preview'), {}, cookie)

  const act = ({ cookie }: SignedIn, id: string, intent: string) =>
    post(PATHS.myListings, { intent, id }, cookie)

  const decide = ({ cookie }: SignedIn, id: string, form: Form) =>
    post(moderatedOfferPath(id), { revision: '5', ...form }, cookie)

  /** @returns the id of a home that is waiting for a moderator */
  async function createWaiting(owner: SignedIn, content = COMPLETE): Promise<string> {
    const id = await createDraft(owner)
    await fill(owner, id, content)
    await submitHome(owner, id)
    return id
  }

  return {
    get,
    post,
    createDraft,
    beginChange,
    fill,
    sendPictures,
    submitHome,
    act,
    decide,
    createWaiting,
  }
}
