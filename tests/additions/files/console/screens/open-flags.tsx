import { FLAG_REASONS, flags } from '@fanfare/contract/staff/flags.ts'
import { anyOf } from '../inputs.tsx'
import { type FilterSet, ResourceList } from '../list.tsx'
import { Page, Person } from '../parts.tsx'
import { moment, money, plural, wordsOf } from '../words.ts'

const FILTERS: FilterSet = { reason: ['Reason', anyOf(FLAG_REASONS)] }

/** Flags that hold, the oldest first. */
export const OpenFlags = () => (
  <Page title="Flags" note="Rewards of these users wait for a review.">
    <ResourceList
      call={flags}
      filters={FILTERS}
      title="Flags"
      empty="No user is flagged."
      row={({ person, reason, at, reviews, sums }) => ({
        key: person.userId + reason,
        title: <Person of={person} />,
        lines: [
          wordsOf(reason),
          `${plural(reviews, 'review')}, ${sums.map(({ amount, unit }) => money(amount, unit)).join(' and ')}`,
        ],
        at: moment(at),
      })}
    />
  </Page>
)
