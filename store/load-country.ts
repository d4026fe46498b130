import { visitorCountry } from '@fanfare/contract/site/site.ts'
import { countryLearned } from './slices/session.ts'
import type { Services } from './services.ts'
import type { AppDispatch, RootState } from './store.ts'

/** The country of the user or visitor: the known one, else from one call. Null means unknown, also after a failed call. */
export const loadCountry =
  () =>
  async (dispatch: AppDispatch, getState: () => RootState, { call }: Services) => {
    const known = getState().session.ipInfo?.country
    if (known !== undefined) return known
    const country = await call(visitorCountry).then(
      (answer) => answer.country,
      () => null,
    )
    if (country !== null) dispatch(countryLearned(country))
    return country
  }
