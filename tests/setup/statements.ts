import { relative } from 'node:path'
import { appendFileSync } from 'node:fs'
import { afterAll } from 'vitest'
import { returnGateway } from '@fanfare/gateway/testing/borrow-gateway.ts'
import { findRefused } from '#tests/fixtures/distribution/find-refused.ts'
import { takeStatements } from '#tests/fixtures/distribution/watch-statements.ts'
import { ROOT } from '#tests/fixtures/source-files.ts'

// oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the first argument, and needs none
afterAll(async ({}, file) => {
  const all = takeStatements()
  const f = relative(ROOT, file.file.filepath)
  for (const one of all) { const r = await findRefused([one]); for (const x of r) appendFileSync('/tmp/sent.jsonl', JSON.stringify({ file: f, x, text: one.text }) + '\n') }
})
afterAll(returnGateway)
