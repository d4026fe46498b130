import { rememberInviteCode } from '#lib/session/invite-code.ts'
import { appLoggedOut, appTokenArrived, loadUser } from '#store/session.ts'
import { inviteCodeRemembered } from '#store/slices/session.ts'
import type { AppStore } from '#store/store.ts'
import type { PageServices } from './create-services.ts'
import { onInteraction } from './on-interaction.ts'

/**
 * Starts the page's session, once and before anything is rendered, so that the user is often known by then.
 * @returns resolves when the page knows its user, or that there is none
 */
export function startSession({ dispatch }: AppStore, services: PageServices) {
  const { onAppToken, bridge, warmUp } = services
  const { pathname, search } = window.location
  dispatch(inviteCodeRemembered(rememberInviteCode(search)))
  // Loaded only for invite links. A failure shows nothing, and the next visit counts.
  if (/vipcode/i.test(search))
    import('#store/count-visit.ts').then(
      ({ countVisit }) => countVisit(services, { pathname, search }),
      () => undefined,
    )
  const userLoaded = dispatch(loadUser())
  onAppToken((user) => {
    if (user) void dispatch(appTokenArrived(user.uid))
    else dispatch(appLoggedOut())
  })
  if (bridge.inApp) bridge.askForToken()
  // An interaction is usually followed by a call.
  onInteraction(warmUp)
  return userLoaded
}
