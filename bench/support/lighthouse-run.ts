import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReportSheet } from './lighthouse-report.ts'
import { readSheet } from './lighthouse-report.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * One run of Lighthouse with its own settings for a phone: a slow processor and a slow network, simulated. `port`: of a
 * browser's debugger. The whole report is written as HTML into `reportDir`.
 * @throws Error when the browser's trace of the page cannot be used, which happens now and then
 */
export async function runLighthouse(url: string, port: number, reportDir: string, name: string): Promise<ReportSheet> {
  const { default: lighthouse } = await import('lighthouse')
  const result = await lighthouse(url, { port, output: 'html', logLevel: 'silent', onlyCategories: CATEGORIES })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  if (result.lhr.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.lhr.runtimeError.code}`)
  mkdirSync(reportDir, { recursive: true })
  writeFileSync(join(reportDir, `${name}.html`), String(result.report))
  return readSheet(result.lhr)
}
