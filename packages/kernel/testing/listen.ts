import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { AddressInfo, Server } from 'node:net'

export interface Listening {
  port: number
  /** `http://127.0.0.1:port` */
  origin: string
  /** Ends its connections, too. */
  close: () => void
}

/** Starts a server of a test on a free port of this machine. */
export async function listen(server: Server | HttpServer): Promise<Listening> {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  const close = () => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  }
  return { port, origin: `http://127.0.0.1:${port}`, close }
}
