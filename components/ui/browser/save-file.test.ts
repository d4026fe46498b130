// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onUnsavedFile, saveFile } from './save-file.ts'

const file = new Blob(['codes'], { type: 'text/plain' })
const clicked = vi.fn<() => void>()
const unsaved = vi.fn<() => void>()

beforeEach(() => {
  vi.clearAllMocks()
  onUnsavedFile(unsaved)
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(clicked)
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined })
})

afterEach(() => {
  document.documentElement.removeAttribute('data-webview')
  vi.unstubAllGlobals()
})

/** The webview of the app, with the parts of Web Share that it has. */
function enterApp(navigator: Partial<Navigator>) {
  document.documentElement.dataset.webview = '4.2.16'
  vi.stubGlobal('navigator', navigator)
}

const fails = (name: string) => ({
  canShare: () => true,
  share: async () => Promise.reject(new DOMException('', name)),
})

test('[SHARE-1] in a browser a file is a download', () => {
  saveFile(file, 'recovery-codes.txt')
  expect(clicked).toHaveBeenCalledOnce()
})

test('[APP-3] in the app a file goes to the share sheet, with its name and type', async () => {
  const share = vi.fn<(data?: ShareData) => Promise<void>>(async () => undefined)
  enterApp({ canShare: () => true, share })
  saveFile(file, 'recovery-codes.txt')
  await vi.waitFor(() => expect(share).toHaveBeenCalledOnce())
  const [shared] = share.mock.calls[0]?.[0]?.files ?? []
  expect([shared?.name, shared?.type]).toEqual(['recovery-codes.txt', 'text/plain'])
  expect([clicked.mock.calls.length, unsaved.mock.calls.length]).toEqual([0, 0])
})

test.each([
  ['without a share sheet', {}],
  ['whose share sheet takes no files', { canShare: () => false, share: async () => undefined }],
  ['that refuses to share', fails('NotAllowedError')],
])('[APP-3] an app %s says where the file can be saved', async (_, navigator) => {
  enterApp(navigator)
  saveFile(file, 'recovery-codes.txt')
  await vi.waitFor(() => expect(unsaved).toHaveBeenCalledOnce())
})

test('[APP-3] closing the share sheet is no failure', async () => {
  enterApp(fails('AbortError'))
  saveFile(file, 'recovery-codes.txt')
  await new Promise((resolve) => setTimeout(resolve))
  expect(unsaved).not.toHaveBeenCalled()
})
