import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportSheet } from './lighthouse-report.ts'
import { readSheet } from './lighthouse-report.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/** Whether the slow processor and network are simulated afterwards, or applied by the browser during the load. */
export type Throttling = 'simulate' | 'devtools'

interface Run {
  url: string
  throttling: Throttling
  /** Port of the browser's debugger. */
  port: number
  /** File for the whole report, as HTML. */
  reportFile: { dir: string; name: string }
}

/**
 * One run of Lighthouse with its default settings for a phone.
 * @throws Error when the browser's trace of the page is unusable, which happens occasionally
 */
export async function runLighthouse({ url, throttling, port, reportFile }: Run): Promise<ReportSheet> {
  const { default: lighthouse } = await import('lighthouse')
  const settings = { onlyCategories: CATEGORIES, throttlingMethod: throttling }
  const result = await lighthouse(url, { port, output: 'html', logLevel: 'silent', ...settings })
  if (!result) throw new Error(`Lighthouse has no result for ${url}`)
  if (result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.lhr.runtimeError.code}`)
  mkdirSync(reportFile.dir, { recursive: true })
  writeFileSync(join(reportFile.dir, `${reportFile.name}.html`), String(result.report))
  return readSheet(result.lhr)
}
