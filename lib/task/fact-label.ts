/** The kind of a traced fact. `other`: a kind that this version of the site does not know. */
export type FactKind =
  'trade' | 'deposit' | 'withdrawal' | 'transfer' | 'position' | 'holding' | 'share' | 'friend' | 'other'

export interface FactLabel {
  kind: FactKind
  /** The key below `fact.` whose text names it. */
  text:
    | 'buy'
    | 'sell'
    | 'trade'
    | 'copy'
    | 'deposit'
    | 'withdrawal'
    | 'transfer'
    | 'position'
    | 'holding'
    | 'share'
    | 'friend'
    | 'other'
  /** Its pair or asset, if it has one. */
  subject: string | null
}

const WITHOUT_SUBJECT: ReadonlySet<string> = new Set<FactKind>(['transfer', 'position', 'share', 'friend'])

/** Reads `label` of a traced fact (contract §10): `trade.spot.buy:BTC/USDT`, `deposit:USDT`, `friend`. Any text is accepted. */
export function readFactLabel(label: string): FactLabel {
  const colon = label.indexOf(':')
  const subject = colon === -1 ? null : label.slice(colon + 1).trim() || null
  const [head = '', market, side] = (colon === -1 ? label : label.slice(0, colon)).split('.')
  if (head === 'trade' && subject !== null) {
    const text = market === 'copy' ? 'copy' : side === 'buy' || side === 'sell' ? side : 'trade'
    return { kind: 'trade', text, subject }
  }
  if ((head === 'deposit' || head === 'withdrawal' || head === 'holding') && subject !== null)
    return { kind: head, text: head, subject }
  if (WITHOUT_SUBJECT.has(head)) {
    const kind = head as 'transfer' | 'position' | 'share' | 'friend'
    return { kind, text: kind, subject: null }
  }
  return { kind: 'other', text: 'other', subject }
}
