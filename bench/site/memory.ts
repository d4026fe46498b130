import autocannon from 'autocannon'
import type { Figure } from '../figure.ts'
import { mib } from '../support/statistics.ts'

const LOAD_SECONDS = 10
const CONNECTIONS = 50

const told = (memory: ReadonlyMap<string, number>): string =>
  [...memory].map(([part, bytes]) => `${part} ${Math.round(mib(bytes))}`).join(', ')

export const memory: Figure = {
  name: 'memory',
  goal: '',
  run: async ({ site }) => {
    const { url, memory: read } = await site()
    const before = read()
    await autocannon({ url: `${url}/en/welcome-event`, connections: CONNECTIONS, duration: LOAD_SECONDS })
    const after = read()
    const how = 'MiB that each process holds; what processes share is divided among them'
    return [
      { figure: 'Memory, idle', goal: '', measured: told(before), how },
      {
        figure: 'Memory, after load',
        goal: '',
        measured: told(after),
        how: `the same after ${LOAD_SECONDS} s of one page by ${CONNECTIONS} connections`,
      },
    ]
  },
}
