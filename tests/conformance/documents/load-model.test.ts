import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'
import { loadTable } from '#tests/fixtures/load-model.ts'

const read = (path: string) => readFileSync(inRoot('docs', path), 'utf8')

test('the guide to scaling has the load model that today’s figures give', () => {
  expect(read('deploying/scaling.md')).toContain(loadTable(read('bench.md')))
})

test('a model of figures that are not in the document is refused', () => {
  expect(() => loadTable('nothing')).toThrow('has no row')
})
