'use client'

import { INLINE_SCRIPTS, type InlineScriptName } from '#components/ui/browser/inline-scripts.ts'

/**
 * The only component that puts a script into a page (DEV-11): a constant script, never data. A client component, so that React's data
 * has only the name; a server component's text would be sent twice. React keeps the HTML's script.
 */
export function InlineScript({ name }: { name: InlineScriptName }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS[name] ?? '' }} />
}
