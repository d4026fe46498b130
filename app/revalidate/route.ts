import { revalidatePath, revalidateTag } from 'next/cache'
import { settings } from '#lib/queries/settings.ts'
import { isSameSecret } from '@fanfare/kernel/same-secret.ts'

/**
 * The front forwards the announcement that an activity, or something on all pages, has changed. It hides this address from every other
 * client.
 */
export async function POST(request: Request) {
  const given = request.headers.get('x-revalidate-secret')
  if (!isSameSecret(given, settings().REVALIDATE_SECRET)) return new Response(null, { status: 404 })
  const { activityId, allPages, clock } = (await request.json()) as Record<string, unknown>
  if (allPages === true || clock === true) {
    // Includes pages without gateway content, which have no tag.
    revalidatePath('/', 'layout')
    return Response.json({ revalidated: 'all pages' })
  }
  if (typeof activityId !== 'string') return new Response(null, { status: 400 })
  revalidateTag('activities', { expire: 0 })
  return Response.json({ revalidated: activityId })
}
