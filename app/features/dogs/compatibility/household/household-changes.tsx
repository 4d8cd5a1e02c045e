import { useLocation } from 'react-router'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import { questionsUrl } from '../questions/questions-url.ts'
import { ForgetAnswers } from './forget-answers.tsx'
import { useHousehold } from './use-household.ts'

// Small on phones, so that both links stay on one line with the fallback font too.
const LINK = 'inline-flex min-h-11 items-center font-semibold max-sm:text-note'

export function HouseholdChanges({ slug }: { slug?: string }) {
	const { from } = useHousehold()
	return (
		<div className="flex flex-wrap items-start gap-x-4 sm:gap-x-6">
			<SiteLink to={questionsUrl(slug)} className={LINK}>
				Change our answers
			</SiteLink>
			{from === 'address' ? <ForgetLink /> : <ForgetAnswers className={LINK} />}
		</div>
	)
}

/** Without JavaScript. Not a `SiteLink`, which would add the answers. */
function ForgetLink() {
	const { pathname, search } = useLocation()
	const params = new URLSearchParams(search)
	params.delete(HOUSEHOLD_PARAM)
	return (
		<ForgetAnswers className={LINK}>
			<a href={params.size > 0 ? `${pathname}?${params}` : pathname} className={buttonStyles({ variant: 'outline' })}>
				Yes, forget them
			</a>
		</ForgetAnswers>
	)
}
