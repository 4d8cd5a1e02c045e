import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { savedAnswers } from './lazy/answer-storage.ts'

/** The pages of one form: "/apply/adoption". */
const FORM_PATH = /^\/[^/]+\/[^/]+/

/**
 * For pages shown once the server has the whole form: removes its saved answers. The form's page does so itself, but
 * not if it was left as a document or closed before the response.
 */
export function useClearSavedAnswers() {
	const { pathname } = useLocation()
	useEffect(() => {
		const form = FORM_PATH.exec(pathname)?.[0]
		if (form) savedAnswers.forgetBelow(form)
	}, [pathname])
}
