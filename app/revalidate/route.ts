import { timingSafeEqual } from 'node:crypto'
import { revalidateTag } from 'next/cache'
import { settings } from '#lib/queries/settings.ts'

const isSecret = (given: string | null): boolean => {
  const wanted = Buffer.from(settings().REVALIDATE_SECRET)
  const offered = Buffer.from(given ?? '')
  return wanted.length > 0 && offered.length === wanted.length && timingSafeEqual(offered, wanted)
}

/** The gateway's announcement that an activity changed; answered on the loopback only, the door keeps it shut. */
export async function POST(request: Request): Promise<Response> {
  if (!isSecret(request.headers.get('x-revalidate-secret'))) return new Response(null, { status: 404 })
  const { activityId } = (await request.json()) as { activityId?: unknown }
  if (typeof activityId !== 'string') return new Response(null, { status: 400 })
  revalidateTag('activities', { expire: 0 })
  revalidateTag(`activity:${activityId}`, { expire: 0 })
  return Response.json({ revalidated: activityId })
}
