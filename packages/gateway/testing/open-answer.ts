import { once } from 'node:events'
import { request, type IncomingMessage } from 'node:http'
import { signatureHeaders } from './signed-request.ts'

/** Sends a signed GET over a connection of its own and returns the answer before its body is read. */
export async function openAnswer(
  origin: string,
  target: string,
  { token, now, key }: { token: string; now: number; key: string },
): Promise<IncomingMessage> {
  const headers = { ...signatureHeaders({ method: 'GET', target }, { now, key }), authorization: `Bearer ${token}` }
  const outgoing = request(origin + target, { headers, agent: false })
  outgoing.end()
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage]
  return answer
}
