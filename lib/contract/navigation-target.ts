import * as z from 'zod/mini'

/** Spec §3, webview.md §3: a place to go, in the app by `appRoute`, elsewhere by `webUrlI18` or `webUrl`. */
export const navigationTargetSchema = z.object({
  webUrl: z.optional(z.string().check(z.maxLength(2048))),
  webUrlI18: z.optional(z.array(z.object({ lang: z.string(), name: z.string() }))),
  appRoute: z.optional(z.string().check(z.maxLength(200))),
})
export type NavigationTarget = z.infer<typeof navigationTargetSchema>

/** A path of the site without its locale: one `/` first, so that it can never leave the site. */
export const sitePathSchema = z.string().check(z.regex(/^\/(?![/\\])/, 'must be a path of the site'))
