'use client'

import { INLINE_SCRIPTS, type InlineScriptName } from '#components/ui/browser/inline-scripts.ts'

/**
 * A constant script, never data: the only component that puts a script into a page (DEV-11). A component of the browser, so that the
 * data for React has its name alone: the text of a component of the server would travel a second time. React leaves the script
 * of the HTML as it is.
 */
export function InlineScript({ name }: { name: InlineScriptName }) {
  return <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: INLINE_SCRIPTS[name] ?? '' }} />
}
