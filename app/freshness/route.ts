import { lastReading } from '#lib/queries/last-reading.ts'

// The front asks every few seconds, and hides this address from every other client.
export const dynamic = 'force-dynamic'

/** `{ "readAt": ms }`: when the site last read the gateway, from which the front computes the age of its pages. */
export async function GET() {
  return Response.json({ readAt: await lastReading() }, { headers: { 'cache-control': 'no-store' } })
}
