import { escapeHtml } from '#lib/i18n/escape-html.ts'
import type { OfflineData } from './offline-verifier.ts'

/** The verifier as the text of a script (`app/static/fairness/offline-verifier.js/route.ts`). */
export const OFFLINE_SCRIPT_PATH = '/static/fairness/offline-verifier.js'

interface OfflineFile {
  title: string
  /** One sentence about the file, under the verdict. */
  line: string
  language: string
  direction: 'ltr' | 'rtl'
  data: OfflineData
  /** The log, one page each, as JSON. */
  draws: readonly Blob[]
  script: string
}

const STYLE = `:root{color-scheme:light dark}body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
h1{line-height:1.2}li.right::marker{content:"✓ "}li.wrong::marker{content:"✗ "}main{border-inline-start:.4rem solid gray;padding-inline-start:1rem}
main.right{border-color:#12744a}main.wrong{border-color:#b0222f}table{border-collapse:collapse}td,th{padding:.3rem 1rem .3rem 0;text-align:start}
details pre{overflow:auto;direction:ltr}`

/** JSON inside a script element: no value can end the element. */
const jsonScript = (attributes: string, json: string) =>
  `<script type="application/json" ${attributes}>${json.replaceAll('<', String.raw`\u003c`)}</script>\n`

/**
 * One HTML file that verifies a lottery without a network, in any browser with WebCrypto. Rows of the log have only letters,
 * digits, `-` and `_` (contract §9), so their text needs no escaping.
 */
export function offlineFile({ title, line, language, direction, data, draws, script }: OfflineFile) {
  const head = `<!doctype html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
<main></main>
<p>${escapeHtml(line)}</p>
${jsonScript('id="lottery"', JSON.stringify(data))}`
  const log = draws.flatMap((page) => ['<script type="application/json" class="draws">', page, '</script>\n'])
  return new Blob([head, ...log, `<script>\n${script}</script>\n</html>\n`], { type: 'text/html;charset=utf-8' })
}
