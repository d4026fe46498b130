import { ctaStates, type CtaFixture } from '#gallery/fixtures/cta.ts'
import { each, type StateContext } from '#gallery/parts/states.tsx'
import { useCtaView } from '#gallery/parts/use-cta-view.tsx'
import { ActivityCta, ActivityCtaSkeleton } from './activity-cta.tsx'

export const looks = 'standing'

export const states = ({ t }: StateContext) => ({
  ...each(ctaStates(t), (fixture) => <Ctas fixture={fixture} />),
  asking: (
    <>
      <ActivityCtaSkeleton place="hero" />
      <ActivityCtaSkeleton place="bar" />
    </>
  ),
})

function Ctas({ fixture }: { fixture: CtaFixture }) {
  const view = useCtaView(fixture)
  return (
    <>
      <ActivityCta view={view} place="hero" />
      <ActivityCta view={view} place="bar" />
    </>
  )
}
