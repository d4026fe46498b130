/** Resolves when a person points at a part of the page (`data-live-part`) or focuses it; at once where the server left it out. */
export async function pointedAt(part: string): Promise<void> {
  const place = document.querySelector(`[data-live-part=${part}]`)
  if (!place || place.matches(':hover,:focus-within')) return
  await new Promise((resolve) => {
    for (const name of ['pointerover', 'focusin']) place.addEventListener(name, resolve)
  })
}
