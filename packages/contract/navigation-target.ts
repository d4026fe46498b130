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
 * The beginning of a path of the site, because `//` would be another host. Enough for what the gateway sends, which the site puts behind its
 * language; what comes from outside is read by `readSitePath` of the kernel.
 */
export const SITE_PATH = /^\/(?![/\\])/

/** A path of the site without its locale. */
export const sitePathSchema = textMatching(SITE_PATH, 'must be a path of the site')
