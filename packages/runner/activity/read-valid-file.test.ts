import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { temporaryFolder } from '@fanfare/kernel/testing/temporary-folder.ts'
import { newActivityYaml } from '@fanfare/gateway/testing/new-activity.ts'
import { pictureFaults, readValidFile, withUploads } from './read-valid-file.ts'

let folder: string
beforeEach(() => (folder = temporaryFolder()))

const STORED = `picture:${'a'.repeat(40)}`

function fileWith(art: string) {
  const path = join(folder, 'cup.yaml')
  writeFileSync(path, `# Ask Mai.\n${newActivityYaml('NewUser', 'cup', Date.now())}\n${art}\n`)
  return readValidFile(path)
}

test('uploads the pictures beside a file and names the kept ones in its text, whose comments stay', async () => {
  writeFileSync(join(folder, 'cup.png'), 'light bytes')
  writeFileSync(join(folder, 'night.png'), 'dark bytes')
  const sent: unknown[] = []
  const text = await withUploads(fileWith('art:\n  light: cup.png # by day\n  dark: night.png'), (upload) => {
    sent.push(upload)
    return Promise.resolve({ picture: STORED })
  })
  expect(sent).toEqual([
    { field: 'art.light', content: Buffer.from('light bytes').toString('base64') },
    { field: 'art.dark', content: Buffer.from('dark bytes').toString('base64') },
  ])
  expect(text).toContain(`  light: ${STORED} # by day\n  dark: ${STORED}\n`)
  expect(text).toMatch(/^# Ask Mai\.\n/)
})

test('uploads nothing for an address and a kept picture, and leaves the text as it is', async () => {
  const read = fileWith(`art:\n  light: https://example.com/cup.png\n  dark: ${STORED}`)
  expect(await withUploads(read, () => Promise.reject(new Error('nothing is uploaded')))).toBe(read.text)
})

test('names a picture that is missing or too large by its field, before anything is sent', async () => {
  writeFileSync(join(folder, 'huge.png'), Buffer.alloc(14_000_000))
  const read = fileWith('art:\n  light: cup.png\n  dark: huge.png')
  expect(pictureFaults(read)).toEqual([
    'art.light: there is no file cup.png beside it',
    'art.dark: is 14.0 MB, at most 5',
  ])
  await expect(withUploads(read, () => Promise.reject(new Error('sent')))).rejects.toThrow(
    'art.light: there is no file',
  )
})
