import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { savedAnswers } from './lazy/answer-storage.ts'

/** The pages of one form: "/apply/adoption". */
const FORM_PATH = /^\/[^/]+\/[^/]+/

/**
 * For pages that are reached once the server has the whole form: what was typed leaves the device. The page that was answered does
 * so itself, but not when the browser left it as a document or was closed before the answer came.
 */
export function useClearSavedAnswers() {
	const { pathname } = useLocation()
	useEffect(() => {
		const form = FORM_PATH.exec(pathname)?.[0]
		if (form) savedAnswers.forgetBelow(form)
	}, [pathname])
}
