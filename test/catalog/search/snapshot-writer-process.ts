import { createListingIndex } from '#search/listing-index.ts'
import { createSnapshots, INDEX_PARTS } from '#server/catalog/search/snapshot/snapshots.ts'
import { createDiskStorage } from '#server/platform/storage/disk-storage.ts'
import { catalogListing } from '#test/catalog/catalog-listing.ts'
import { toSearchableListing } from './searchable-listing.ts'

// Writes snapshots of ever more homes into a folder until it is killed, and says when each is begun.

const [folder = '', name = '', first = '1'] = process.argv.slice(2)
const snapshots = createSnapshots(createDiskStorage(folder, INDEX_PARTS), name)
const index = createListingIndex()
for (let id = 1; ; id += 1) {
  index.put(toSearchableListing({ listing: catalogListing({ id }), publishedAt: id }))
  if (id < Number(first)) continue
  console.log(id)
  await snapshots.write(
    {
      position: { since: id, event: { seq: id, type: 'sale', id, at: id } },
      places: [{ kind: 'city', name: 'Kyiv', city: 'Kyiv', count: id }],
      tables: index.capture(),
    },
    new AbortController().signal,
  )
}
