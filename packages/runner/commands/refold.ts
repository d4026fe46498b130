import { refoldRebates } from '@fanfare/gateway/rebates/refold-rebates.ts'
import { refoldFacts } from '@fanfare/gateway/facts/tallies/refold-facts.ts'
import { command, say, warn } from './command.ts'
import { withDatabase } from '../start/with-instance.ts'

/** `npm run audit -- refold`: rebuilds tallies, lead traders' figures and agents' sums from stored facts and lines, also while the site runs. */
await command(() =>
  withDatabase(process.env, async (db) => {
    let shown = 0
    const { tallies, leadTraders } = await refoldFacts(db, (count) => {
      if (count - shown < 100_000) return
      shown = count
      warn(`${count} tallies …`)
    })
    const agents = await refoldRebates({ db })
    say(`${tallies} tallies and ${leadTraders} lead traders are folded from the stored events.`)
    say(`The sums of ${agents} agents are folded from their rebates.`)
    return 0
  }),
)
