import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The pages of one form: "/apply/adoption". */
const FORM_PATH = /^\/[^/]+\/[^/]+/

/** For the page after sending: the server has it all, and what was typed leaves the device. */
export function useNothingKept() {
	const { pathname } = useLocation()
	useEffect(() => {
		const form = FORM_PATH.exec(pathname)?.[0]
		if (!form) return
		import('./later/kept-answers.ts').then(
			({ keptAnswers }) => keptAnswers.forgetBelow(form),
			() => {},
		)
	}, [pathname])
}
