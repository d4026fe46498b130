import { useLocale } from 'next-intl'
import { Figure } from '#components/ui/text/figure.tsx'
import { factorText } from './factor-text.ts'

export const FactorFigure = ({ factor }: { factor: string }) => <Figure value={factorText(useLocale(), factor)} />
