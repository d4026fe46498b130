import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const CLIENTS = 8
/** Pause after a refused connection, ms. */
const PAUSE_MS = 20

type Failure = Error & { isReused: boolean }

function ask(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (error: Error) => reject(Object.assign(error, { isReused: asking.reusedSocket }))
    const asking = get(url, { agent }, (answer) => {
      answer.resume()
      answer.on('end', resolve).on('error', fail)
    }).on('error', fail)
  })
}

/** Clients that send one request after the other on keep-alive connections until `stop`, as a load balancer does. */
export function startReusingClients(url: string) {
  const seen = { answers: 0, resets: [] as string[] }
  let stopping = false
  const client = async (): Promise<void> => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    while (!stopping) {
      try {
        await ask(url, agent)
        seen.answers += 1
      } catch (error) {
        const { isReused, message } = error as Failure
        if (isReused) seen.resets.push(message)
        await sleep(PAUSE_MS)
      }
    }
    agent.destroy()
  }
  const running = Array.from({ length: CLIENTS }, client)
  return {
    answers: () => seen.answers,
    stop: async () => {
      stopping = true
      await Promise.all(running)
      return seen
    },
  }
}
