import { useLocation } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { HOME_PARAM } from '#domain/dogs/compatibility/household-code.ts'
import { forgetHome } from './household-storage.ts'
import { questionsAddress } from './questions-url.ts'
import { useHome } from './use-household.ts'

const LINK = 'inline-flex min-h-11 items-center font-semibold'

/** Ways to change the answers and to forget them. */
export function HomeChanges({ slug }: { slug?: string }) {
	const { from } = useHome()
	return (
		<p className="flex flex-wrap items-center gap-x-6">
			<SiteLink to={questionsAddress(slug)} className={LINK}>
				Change our answers
			</SiteLink>
			{from === 'address' ? (
				<ForgetLink />
			) : (
				<Button variant="link-text" className={LINK} onClick={forgetHome}>
					Forget our answers
				</Button>
			)}
		</p>
	)
}

/** Without JavaScript forgetting is the same page without the answers in its address. Not a `SiteLink`: those take them along. */
function ForgetLink() {
	const { pathname, search } = useLocation()
	const params = new URLSearchParams(search)
	params.delete(HOME_PARAM)
	return (
		<a href={params.size > 0 ? `${pathname}?${params}` : pathname} className={LINK}>
			Forget our answers
		</a>
	)
}
