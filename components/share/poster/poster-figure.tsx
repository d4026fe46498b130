import type { ShareFigure } from '../share-subject.ts'
import { amountSize, POSTER } from './poster-styles.ts'

/** "Up to", the amount in gold, what it is. */
export function PosterFigure({ figure: { lead, amount, unit, label } }: { figure: ShareFigure }) {
  return (
    <>
      {lead && <p style={{ ...POSTER.quiet, marginTop: 14 }}>{lead}</p>}
      <p style={{ ...POSTER.amount, fontSize: amountSize(amount + unit), marginTop: lead ? 0 : 12 }}>
        <bdi dir="ltr">
          {amount}
          <span style={POSTER.unit}>{`\u00A0${unit}`}</span>
        </bdi>
      </p>
      {label && <p style={POSTER.quiet}>{label}</p>}
    </>
  )
}
