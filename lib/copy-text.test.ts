// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

/** A webview with the old command, and a Clipboard API that refuses. */
function refusing(command: () => boolean) {
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async () => Promise.reject(new DOMException('', 'NotAllowedError')) },
  })
  const selected: string[] = []
  Object.assign(document, {
    execCommand: () => {
      selected.push((document.activeElement as HTMLTextAreaElement).value)
      return command()
    },
  })
  return selected
}

test('[SHARE-1] where the clipboard is refused, the old command copies the text, and the focus returns', async () => {
  const button = document.body.appendChild(document.createElement('button'))
  button.focus()
  const selected = refusing(() => true)
  await expect(copyText('https://f.example/?vipCode=A1')).resolves.toBe(true)
  expect(selected).toEqual(['https://f.example/?vipCode=A1'])
  expect([document.activeElement, document.querySelector('textarea')]).toEqual([button, null])
})

test('[SHARE-1] in a dialog that keeps the focus, the text is copied from inside of it', async () => {
  const dialog = document.body.appendChild(document.createElement('div'))
  dialog.setAttribute('role', 'dialog')
  const button = dialog.appendChild(document.createElement('button'))
  button.focus()
  // As the focus trap of a modal does.
  const keep = ({ target }: Event) => target instanceof Node && !dialog.contains(target) && button.focus()
  document.addEventListener('focusin', keep)
  const selected = refusing(() => true)
  await expect(copyText('https://f.example')).resolves.toBe(true)
  expect(selected).toEqual(['https://f.example'])
  document.removeEventListener('focusin', keep)
})

test.each([
  ['refused', () => false],
  [
    'throws',
    () => {
      throw new Error('not supported')
    },
  ],
])('[SHARE-1] a copy that the old command %s is reported', async (_, command) => {
  refusing(command)
  await expect(copyText('AURORA7')).resolves.toBe(false)
})
