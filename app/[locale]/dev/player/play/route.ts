import * as z from 'zod/mini'
import { idSchema } from '@fanfare/contract/identifiers.ts'
import { GatewayError, NetworkError } from '#lib/http/errors.ts'
import { MOMENTS, PERSONAS, PLAYER_PATH } from '@fanfare/kernel/state-player/choices.ts'
import { moveClock } from '#lib/state-player/operator.ts'
import { play } from '#lib/state-player/play.ts'
import { revalidateFronts, revalidateUntilLive } from '#lib/net/revalidate-fronts.ts'
import { settings } from '#lib/queries/settings.ts'
import { isLocale } from '@fanfare/languages/locales.ts'
import { hasPlayer, isFromOurPage, playerConnection } from '#gallery/player/player-connection.ts'

const choiceSchema = z.object({ persona: z.enum(PERSONAS), activityId: idSchema, moment: z.enum(MOMENTS) })

/** Clears the demonstration's cookies (contract §3), each by its name and path. */
const LOGGED_OUT = [
  ['ccToken', '/'],
  ['sessionToken', '/'],
  ['refreshToken', '/v1/user/token'],
].map(([name, path]) => `${name}=; Path=${path}; Max-Age=0; SameSite=Lax`)

function seeOther(path: string, cookies: readonly string[] = []) {
  const headers = new Headers({ location: path, 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 303, headers })
}

/** Redirects to a page at a new moment. Clears storage, whose copies and answers belong to another moment and user. */
function seeMoment(path: string, cookies?: readonly string[]) {
  const answer = seeOther(path, cookies)
  answer.headers.set('clear-site-data', '"storage"')
  return answer
}

/**
 * The form of the state player: brings the demonstration to a state, and opens the activity as the persona. 404 where there is
 * no player, 403 for a form of another site.
 */
export async function POST(request: Request, { params }: RouteContext<'/[locale]/dev/player/play'>) {
  const { locale } = await params
  if (!hasPlayer() || !isLocale(locale)) return new Response(null, { status: 404 })
  if (!isFromOurPage(request)) return new Response(null, { status: 403 })
  const form = Object.fromEntries(await request.formData())
  const page = `/${locale}${PLAYER_PATH}`
  const connection = await playerConnection()
  try {
    if (form.moment === 'real-time') {
      await moveClock(connection, null)
      await revalidateFronts(settings(), { clock: true })
      return seeMoment(page)
    }
    const choice = choiceSchema.safeParse(form)
    if (!choice.success) return seeOther(`${page}?refused=form`)
    const { path, cookies } = await play(connection, choice.data)
    await revalidateUntilLive(settings(), `/${locale}${path}`)
    return seeMoment(`/${locale}${path}`, cookies ?? LOGGED_OUT)
  } catch (error) {
    if (!(error instanceof GatewayError || error instanceof NetworkError)) throw error
    return seeOther(`${page}?refused=${error.code ?? 'network'}`)
  }
}
