import { Form } from 'react-router'
import { quietButton } from '#app/ui/button.ts'
import { saveSearchPath } from '#domain/catalog/saved-search/links.ts'
import type { SearchQuery } from '#domain/catalog/search/search-query.ts'
import { saveSearchTexts } from '#texts/catalog/save-search-button.ts'

/** Posts, because the page is the same for everyone: who is signed in has saved the search by one press. */
export const SaveSearchButton = ({ query }: { readonly query: SearchQuery }) => (
  <Form method="post" action={saveSearchPath(query)}>
    <button type="submit" className={quietButton}>
      {saveSearchTexts.save}
    </button>
  </Form>
)
