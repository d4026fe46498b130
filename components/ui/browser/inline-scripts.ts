import scripts from '#lib/head/scripts.json' with { type: 'json' }

/** The constant scripts of pages, on the server; the browser's bundle has `no-inline-scripts.ts` in its place (`imports` of package.json). */
export const INLINE_SCRIPTS = scripts

export type InlineScriptName = keyof typeof scripts
