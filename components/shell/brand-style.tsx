import { settings } from '#lib/queries/settings.ts'
import { brandCss } from '@fanfare/kernel/theme/brand.ts'

/** The colours of the operator's accent; nothing without one. */
export function BrandStyle() {
  const { BRAND_ACCENT } = settings()
  return BRAND_ACCENT && <style>{brandCss(BRAND_ACCENT)}</style>
}
