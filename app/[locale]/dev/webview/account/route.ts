import { DEMO_LOGINS } from '@fanfare/kernel/config/demo-logins.ts'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { logIn, registerAccount } from '#lib/state-player/account.ts'
import { hasPlayer, isFromOurPage, playerConnection } from '#gallery/player/player-connection.ts'

const refuse = (status: number) => new Response(null, { status })

/**
 * Logs in the demonstration's account of the form's `role`, and answers with its token. Without the demonstration it
 * registers a new account. 404 where there is no player, 403 for a form of another site, 502 when the gateway refuses.
 */
export async function POST(request: Request) {
  if (!hasPlayer()) return refuse(404)
  if (!isFromOurPage(request)) return refuse(403)
  const wanted = (await request.formData()).get('role')
  const demo = DEMO_LOGINS.find(({ role }) => role === wanted)
  if (!demo) return refuse(400)
  try {
    const connection = await playerConnection()
    const account = await logIn(connection, demo).catch((error: unknown) => {
      if (!(error instanceof GatewayError)) throw error
      return registerAccount(connection, 'webview')
    })
    const { token: uToken, userId: uid, loginName } = account
    return Response.json({ uToken, uid, loginName }, { headers: { 'cache-control': 'no-store' } })
  } catch (error) {
    if (!(error instanceof GatewayError || error instanceof NetworkError)) throw error
    return refuse(502)
  }
}
