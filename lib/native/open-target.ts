import type { NavigationTarget } from '@fanfare/contract/navigation-target.ts'
import { isCancel } from '../share/is-cancel.ts'
import type { Bridge } from './bridge.ts'
import { resolveTarget, type Place, type TargetParams } from './resolve-target.ts'
import { TARGETS, type TargetName } from '@fanfare/kernel/targets.ts'

export interface OpenerOptions extends Omit<Place, 'inApp' | 'version'> {
  bridge: Pick<Bridge, 'inApp' | 'version' | 'open'>
  /** Goes to a page of the site without a reload; the path has its language prefix. */
  push: (href: string) => void
  /** Copies to the clipboard; resolves with whether it worked. */
  copy: (text: string) => Promise<boolean>
  window: Pick<Window, 'open' | 'location'> & {
    /** Its title names the shared link. */
    document: Pick<Document, 'title'>
    navigator: {
      share?: (data: { title: string; url: string }) => Promise<void>
    }
  }
}

/** `copied`: the link is in the clipboard, because the browser does not share; `refused`: it does neither; `cancelled`: by the user. */
export type Opened = 'opened' | 'shared' | 'copied' | 'cancelled' | 'refused'

/**
 * Opens things, in the app by the bridge, elsewhere on the web (contract §12). Another site gets no referrer and no opener.
 * @throws TargetError (as a rejection) as `resolveTarget` says
 */
export function createOpener({ bridge, push, copy, window, ...place }: OpenerOptions) {
  return async (target: TargetName | NavigationTarget, params: TargetParams = {}): Promise<Opened> => {
    const { inApp, version } = bridge
    const opening = resolveTarget(target, params, { ...place, inApp, version })
    switch (opening.kind) {
      case 'bridge': {
        // The app shares what the page gives it: an address and a text.
        const shared: Record<string, string> =
          opening.route === TARGETS.share.appRoute ? { url: window.location.href, text: window.document.title } : {}
        bridge.open(opening.route, { ...shared, ...opening.params })
        return 'opened'
      }
      case 'page':
        push(opening.href)
        return 'opened'
      case 'web':
        window.open(opening.href, '_blank', 'noopener,noreferrer')
        return 'opened'
      case 'share':
        return share({ window, copy }, opening.href ?? window.location.href)
    }
  }
}

async function share(
  { window: { navigator, document }, copy }: Pick<OpenerOptions, 'window' | 'copy'>,
  url: string,
): Promise<Opened> {
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url })
      return 'shared'
    }
  } catch (error) {
    if (isCancel(error)) return 'cancelled'
  }
  return (await copy(url)) ? 'copied' : 'refused'
}
