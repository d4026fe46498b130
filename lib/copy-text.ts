/** The command that browsers had before the Clipboard API. Some webviews allow only this one. */
function copyByCommand(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  // Fixed, so that the focus does not scroll the page; 16 px, so that iOS does not zoom.
  field.style.cssText = 'position:fixed;inset-block-start:0;opacity:0;font-size:16px'
  const focused = document.activeElement
  // What is outside of a modal dialog is inert, or a dialog's script takes the focus back from it.
  ;(focused?.closest('dialog, [role=dialog]') ?? document.body).append(field)
  try {
    field.focus({ preventScroll: true })
    field.select()
    // Deprecated, but there is no other way where the Clipboard API is refused.
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}

/** Copies to the clipboard. Resolves with whether it worked: both ways may be missing or refused. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    // Refused or, on an insecure origin, missing.
    return copyByCommand(text)
  }
}
