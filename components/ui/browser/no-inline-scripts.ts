import type { InlineScriptName } from './inline-scripts.ts'

/** In the browser the scripts of the page's HTML have run already. */
export const INLINE_SCRIPTS: Partial<Record<InlineScriptName, string>> = {}
