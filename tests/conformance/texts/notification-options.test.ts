import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inRoot } from '@fanfare/runner/root.ts'

/** The file that each option of the specification steers. */
const READERS: Record<string, string> = {
  duration: 'components/notification/snackbar-host.tsx',
  anchorOrigin: 'components/notification/snackbar-host.tsx',
  callback: 'components/notification/snackbar-host.tsx',
  buttonText: 'components/notification/snackbar-view.tsx',
  title: 'components/notification/snackbar-view.tsx',
  frosted: 'components/notification/snackbar-view.tsx',
  onConfirm: 'components/notification/snackbar-host.tsx',
  secondMessageRender: 'components/notification/snackbar-host.tsx',
  width: 'components/notification/dialog-host.tsx',
  timeDown: 'components/notification/snackbar-view.tsx',
  modeType: 'components/notification/snackbar-host.tsx',
}

test('[UI-1] every option of a notification is read by the file that it steers', () => {
  const unread = Object.entries(READERS).filter(
    ([option, path]) => !new RegExp(`\\b${option}\\b`).test(readFileSync(inRoot(path), 'utf8')),
  )
  expect(unread).toEqual([])
})
