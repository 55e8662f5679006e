import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { bundleBorders } from './scripts/bundle-borders.ts'
import { iconShapes } from './scripts/icon-shapes.ts'
import { serverSources } from './scripts/server-sources.ts'

/** What any two screens have in common. */
const SHARED = /\/(app\/(browser|clients|features|forms|ui)|content|domain)\/|\/zod\//

/** Used by screens with a form only. The newsletter's text field is on every page. */
const FORMS =
  /\/react-hook-form\/|\/app\/forms\/|\/app\/ui\/((password|select|text-area|file)-field|busy-button|form-problem)\.|\/domain\/contact\/email\.|\/app\/browser\/hydrated\./

/**
 * Used by the account screens only. The identity SDK is loaded on demand, and its loader is small and
 * on every page.
 */
const ACCOUNT =
  /\/app\/(features\/(sign-in|password-reset|email-confirmation|account-settings)\/|ui\/(card(-form|-heading)?|script-note)\.|clients\/identity\/(use-account|new-password-rules)\.)|\/content\/texts\/account\/(identity|settings|password-(reset|problems))\.|\/domain\/account\/credentials\./

/** What only screens with icons beside those of the sprite fetch: stars are among them. */
const ICONS = /\/app\/ui\/stars\.|\/domain\/review\/stars\.|\/lucide-static\//

/** What a few screens have in common and no other fetches: documents, mail, dialogs. */
const FEW =
  /\/app\/(features\/((contact|help|legal|lifestyle)\/|newsletter\/(?!(use-)?newsletter(-form)?\.))|clients\/mail\/|ui\/dialog\.)|\/content\/(legal\/|contact-details\.|texts\/(company\/(help|reviews)|contact\/(contact|newsletter-pages))\.)|\/domain\/(contact\/(contact-message|newsletter|phone)|text\/character-count)\./

/**
 * Styles of every screen: tokens, primitives, `app/ui/`, header and footer. One file, and the first
 * one of every page, because its first line gives the layers their order.
 */
const FRAME_STYLES =
  /\/app\/(styles|ui\/(?!card\.)|features\/(shell|newsletter\/newsletter\.)).*css$/

/** Cards of listings, with their heart: what only the search, favorites and listing pages fetch. */
const LISTINGS = /\/app\/features\/(listing|favorite)\//

export default defineConfig({
  plugins: [iconShapes(), tailwindcss(), reactRouter(), bundleBorders(), serverSources()],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: {
      // Every page has these styles. Once more, they would come after those of the screen.
      resolveDependencies: (_, files) => files.filter((file) => !/\/frame-.*\.css$/.test(file)),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Few files: each is a request, and small ones compress badly.
            codeSplitting: {
              // A group takes along what its modules need, unless a group above has it already.
              groups: [
                { name: 'frame', test: FRAME_STYLES, priority: 6 },
                {
                  name: 'framework',
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 5,
                },
                {
                  name: 'shared',
                  test: (id) =>
                    SHARED.test(id) &&
                    !id.endsWith('.css') &&
                    ![FORMS, ACCOUNT, ICONS, FEW, LISTINGS].some((own) => own.test(id)),
                  minShareCount: 2,
                  priority: 4,
                },
                { name: 'listings', test: LISTINGS, minShareCount: 2, priority: 3 },
                { name: 'icons', test: ICONS, minShareCount: 2, priority: 3 },
                { name: 'forms', test: FORMS, minShareCount: 2, priority: 2 },
                { name: 'account', test: ACCOUNT, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
