import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from './store.ts'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

export const useServices = () => useAppDispatch()((_dispatch, _getState, services) => services)

export const useBridge = () => useServices().bridge

/** Sends a call that answers with a file. */
export const useFileCall = () => useServices().callForFile

/** `languageType` of the page's language, for the bodies of calls. */
export const useLanguageType = () => useServices().languageType
