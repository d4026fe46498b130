import { revalidatePath, revalidateTag } from 'next/cache'
import { settings } from '#lib/queries/settings.ts'
import { isSameSecret } from '#lib/same-secret.ts'

/**
 * The front passes on the announcement that an activity changed, or the remote texts of all pages, and hides this address from every
 * other client.
 */
export async function POST(request: Request): Promise<Response> {
  const given = request.headers.get('x-revalidate-secret')
  if (!isSameSecret(given, settings().REVALIDATE_SECRET)) return new Response(null, { status: 404 })
  const { activityId, texts } = (await request.json()) as { activityId?: unknown; texts?: unknown }
  if (texts === true) {
    // Also pages without content of the gateway, which no tag names.
    revalidatePath('/', 'layout')
    return Response.json({ revalidated: 'texts' })
  }
  if (typeof activityId !== 'string') return new Response(null, { status: 400 })
  revalidateTag('activities', { expire: 0 })
  revalidateTag(`activity:${activityId}`, { expire: 0 })
  return Response.json({ revalidated: activityId })
}
