import { join } from 'node:path'
import { PSEUDO_FOLDER } from '#scripts/build/pseudo-language.ts'
import { serve } from '#server/main/serve.ts'

// A program for journeys: the site with the pseudo-language in the place of English.

serve({ build: join(import.meta.dirname, '../..', PSEUDO_FOLDER) })
