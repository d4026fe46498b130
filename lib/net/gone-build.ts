import { readStoredJson, writeStored } from '../stored.ts'

/** In `sessionStorage`: the address that was loaded anew, and when. */
const KEY = 'fanfareAnew'
/** A page that fails again so soon would fail for ever, ms. */
const AGAIN_MS = 60_000

/** A file in the message of a failed import. */
const FILE = /static\/[\w./~-]+\.(?:js|css)/

/** Loads the document of this address anew, unless that was just done, or nothing can be stored that would say so. */
function loadAnew() {
  const [address, at] = (readStoredJson(KEY, 'sessionStorage') as [string, number] | null) ?? ['', 0]
  if (address === window.location.href && Date.now() - at < AGAIN_MS) return
  if (writeStored(KEY, JSON.stringify([window.location.href, Date.now()]), 'sessionStorage')) window.location.reload()
}

/**
 * A tab may be older than the build that is served, whose files have other names: no attempt of this document can succeed, so the address
 * gets one full load. A file that only could not be reached is another matter.
 */
export async function leaveGoneBuild(error: unknown): Promise<void> {
  const [file] = (error instanceof Error && error.name === 'ChunkLoadError' && FILE.exec(error.message)) || []
  if (file === undefined) return
  const answer = await fetch(`/_next/${file}`, { cache: 'no-store' }).catch(() => null)
  if (answer?.status === 404 || answer?.status === 410) loadAnew()
}
