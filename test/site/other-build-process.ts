import { serve } from '#server/main/serve.ts'
import { OTHER_BUILD } from './other-build.ts'

// A program for tests: the site as another version of it.

serve({ build: OTHER_BUILD })
