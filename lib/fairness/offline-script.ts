import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

/** In the order in which they import each other. */
const SOURCES = ['verify-draws.ts', 'first-failure.ts', 'offline-verifier.ts']

/** The sources of the verifier as one script for browsers, readable and with its comments. */
export function offlineScript() {
  const texts = SOURCES.map((name) => readFileSync(join(process.cwd(), 'lib', 'fairness', name), 'utf8'))
  return texts
    .map((text) => stripTypeScriptTypes(text))
    .join('\n')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(/^export /gm, '')
    .replaceAll(/^[ ]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
}
