import { expect, test } from 'vitest'
import { readIds } from './audiences.tsx'

test('blank and repeated ids are left out, and an invalid id keeps its line number', async () => {
  expect(await readIds('ids.txt', '\uFEFFu_one\r\n\r\n  u_two \nu three\nu_four\nu_one\n')).toEqual({
    file: 'ids.txt',
    ids: ['u_one', 'u_two', 'u_four'],
    repeated: 1,
    faults: [{ line: 4, text: 'u three' }],
  })
})

test('a CSV file has its ids in the column of the user, wherever that is', async () => {
  const read = await readIds('ids.csv', 'country,userId\nDE,u_one\n"FR, Paris",u_two\nIT,\n')
  expect(read.ids).toEqual(['u_one', 'u_two'])
  expect(read.faults).toEqual([{ line: 4, text: 'IT,' }])
  expect((await readIds('ids.csv', 'u_one,a note\nu_two')).ids).toEqual(['u_one', 'u_two'])
})

test('a quote that nothing closes is one named fault, and the rest of the file is in it', async () => {
  expect((await readIds('ids.txt', 'u_one\n"u_two\nu_three')).faults).toHaveLength(1)
})
