// A loader of the bundler (next.config.ts): the service worker and its imports as the text of one classic script, because the
// bundler has no entry for one. Every import is relative, and no two files declare the same name. docs/decisions/0080.
const { readFileSync } = require('node:fs')
const { dirname, resolve } = require('node:path')
const { stripTypeScriptTypes } = require('node:module')

const IMPORT = /^import [^;]*? from '(\.[^']+)'\n/gm

function scriptOf(path, seen, onFile) {
  if (seen.has(path)) return ''
  seen.add(path)
  onFile(path)
  const source = readFileSync(path, 'utf8')
  const imported = [...source.matchAll(IMPORT)].map(([, name]) => scriptOf(resolve(dirname(path), name), seen, onFile))
  const own = stripTypeScriptTypes(source.replaceAll(IMPORT, '')).replaceAll(/^export /gm, '')
  return imported.join('') + own.replaceAll(/^\s*\/\*\*[\s\S]*?\*\/\n/gm, '').replaceAll(/[ \t]+$|^\s*\n/gm, '')
}

module.exports = function workerSource() {
  const entry = resolve(dirname(this.resourcePath), 'worker', 'service-worker.ts')
  const text = scriptOf(entry, new Set(), (path) => this.addDependency(path))
  return `export const WORKER_SOURCE = ${JSON.stringify(text)}`
}
