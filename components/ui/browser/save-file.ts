import { isCancel } from '#lib/share/is-cancel.ts'

let tellUnsaved: () => void = () => undefined

/** Sets what tells a reader that this app saves no files. */
export const onUnsavedFile = (tell: () => void): void => {
  tellUnsaved = tell
}

/** A click on a `blob:` link does nothing in most webviews, and no error says so. */
const isInApp = () => document.documentElement.hasAttribute('data-webview')

function download(file: Blob, name: string) {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The share sheet of the system can save, print or send a file. */
async function shareFile(file: Blob, name: string) {
  const shared = { files: [new File([file], name, { type: file.type })] }
  if (!navigator.canShare?.(shared)) return tellUnsaved()
  try {
    await navigator.share(shared)
  } catch (error) {
    if (!isCancel(error)) tellUnsaved()
  }
}

/**
 * Hands a file to the browser as a download. The wire of the app has no target for files, so inside the app the file goes to the share
 * sheet, or the reader is told to open the page in a browser.
 */
export function saveFile(file: Blob, name: string): void {
  if (isInApp()) void shareFile(file, name)
  else download(file, name)
}
