import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { HOUSEHOLD_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import { questionsUrl } from '../questions/questions-url.ts'
import { removeHousehold } from './household-storage.ts'
import { useHousehold } from './use-household.ts'

// Small on phones, so that both links stay on one line with the fallback font too.
const LINK = 'inline-flex min-h-11 items-center font-semibold max-sm:text-note'

export function HouseholdChanges({ slug }: { slug?: string }) {
	const { from } = useHousehold()
	return (
		<p className="flex flex-wrap items-center gap-x-4 sm:gap-x-6">
			<SiteLink to={questionsUrl(slug)} className={LINK}>
				Change our answers
			</SiteLink>
			{from === 'address' ? (
				<ForgetLink />
			) : (
				<Button variant="link-text" className={LINK} onClick={removeHousehold}>
					Forget our answers
				</Button>
			)}
		</p>
	)
}

/** Without JavaScript. Not a `SiteLink`, which would add the answers. */
function ForgetLink() {
	const { pathname, search } = useLocation()
	const params = new URLSearchParams(search)
	params.delete(HOUSEHOLD_PARAM)
	return (
		<a href={params.size > 0 ? `${pathname}?${params}` : pathname} className={LINK}>
			Forget our answers
		</a>
	)
}
