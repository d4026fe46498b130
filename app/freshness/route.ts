import { lastReading } from '#lib/queries/last-reading.ts'

// Asked by the front alone, every few seconds; the door keeps it shut.
export const dynamic = 'force-dynamic'

/** `{ "readAt": ms }`: when the site last could read the gateway, so that the front can say how old its pages are. */
export async function GET(): Promise<Response> {
  return Response.json({ readAt: await lastReading() }, { headers: { 'cache-control': 'no-store' } })
}
