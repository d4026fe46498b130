import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../../fixtures/source-files.ts'

interface Locked {
  link?: true
  cpu?: string[]
  resolved?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, Locked>
}

/** The entry that Node would find for a name from a folder: the nearest `node_modules` on the way up. */
function entryFor(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/'), 0))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    const entry = packages[path]
    if (entry) return entry.link ? entry.resolved : path
    if (folder === '') return undefined
  }
}

function needsOf({ dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta }: Locked): string[] {
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]
}

/** The names of all packages that a program needs to run, without those of developers. */
function installOf(folder: string): Set<string> {
  const paths = new Set([folder])
  for (const path of paths)
    for (const name of needsOf(packages[path] ?? {})) {
      const entry = entryFor(name, path)
      if (entry !== undefined) paths.add(entry)
    }
  // A program of one processor is installed there alone, and the lock file lists all of them.
  const everywhere = [...paths].filter((path) => packages[path]?.cpu === undefined)
  return new Set(everywhere.map((path) => path.replace(/^(?:.*\/)?node_modules\//, '')))
}

test('a production install of the gateway has no framework of pages', () => {
  const install = installOf('packages/gateway')
  expect([...install]).toEqual(expect.arrayContaining(['fastify', 'pg', 'packages/contract', 'packages/kernel']))
  const ofPages = ['next', 'react', 'react-dom', '@mui/material', 'packages/runner']
  expect(ofPages.filter((name) => install.has(name))).toEqual([])
  // Seven of them draw pictures: sharp and the packages that it needs on every machine. Fourteen send traces.
  expect(install.size).toBeLessThanOrEqual(154)
})

test('a production install of the site has no driver of a database', () => {
  const install = installOf('')
  expect([...install]).toEqual(expect.arrayContaining(['next', 'react', 'packages/contract', 'packages/languages']))
  const ofTheGateway = ['pg', 'kysely', 'fastify', 'ioredis', 'packages/gateway', 'packages/runner']
  expect(ofTheGateway.filter((name) => install.has(name))).toEqual([])
})
