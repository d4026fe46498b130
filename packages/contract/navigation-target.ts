import * as z from 'zod/mini'
import { objects, optionals, textMatching, textSchema, textUpTo } from './fields.ts'

/** A link (spec §3, contract §12): in the app by `appRoute`, elsewhere by `webUrlI18` or `webUrl`. */
export const navigationTargetSchema = z.object({
  ...optionals({
    webUrl: textUpTo(2048),
    webUrlI18: objects({ lang: textSchema, name: textSchema }),
    appRoute: textUpTo(200),
  }),
})
export type NavigationTarget = z.infer<typeof navigationTargetSchema>

/**
 * The beginning of a path of the site, because `//` would be another host. It is enough for paths that the gateway sends, because
 * the site puts its language before them; `readSitePath` of the kernel reads what comes from outside.
 */
export const SITE_PATH = /^\/(?![/\\])/

/** A path of the site without its locale. */
export const sitePathSchema = textMatching(SITE_PATH, 'must be a path of the site')
