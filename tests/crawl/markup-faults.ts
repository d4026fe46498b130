import { HtmlValidate } from 'html-validate'

const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
/** What React writes for a number before `&&`: the other digits of a page have an element of their own. */
const STRAY_ZERO = /(?:<\/\w+>|<[du]l\b[^>]*>)0(?=<)/g

/** Faults of a page's markup by the HTML standard, each with its element. `html` is served, or the content of a live page. */
export async function markupFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  const faults = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} ${selector ?? ''}`),
  )
  return [...new Set([...faults, ...(html.match(STRAY_ZERO) ?? [])])]
}
