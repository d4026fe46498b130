import { useDispatch, useSelector } from 'react-redux'
import type { AppDispatch, RootState } from './store.ts'

export const useAppDispatch = useDispatch.withTypes<AppDispatch>()
export const useAppSelector = useSelector.withTypes<RootState>()

export const useBridge = () => useAppDispatch()((_dispatch, _getState, { bridge }) => bridge)

/** Sends a call that answers with a file. */
export const useFileCall = () => useAppDispatch()((_dispatch, _getState, { callForFile }) => callForFile)

/** `languageType` of the page's language, for the bodies of calls. */
export const useLanguageType = () => useAppDispatch()((_dispatch, _getState, { languageType }) => languageType)
