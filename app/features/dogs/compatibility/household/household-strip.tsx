import { cn } from '#app/ui/cn.ts'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { questionsUrl } from '../questions/questions-url.ts'
import { HouseholdChanges } from './household-changes.tsx'
import { useHousehold, useHouseholdOffUrl } from './use-household.ts'

const STRIP = 'flex flex-wrap items-center gap-x-6 leading-snug'

/** Above a list: the link to the questions, or the summary of the answers. */
export function HouseholdStrip() {
	const { code, from } = useHousehold()
	useHouseholdOffUrl()
	return (
		<div data-for-household>
			<p className={cn(STRIP, code ? 'hidden' : 'in-data-household:hidden max-sm:hidden')}>
				<SiteLink to={questionsUrl()} className="list-questions">
					Could we be right for each other?
				</SiteLink>
			</p>
			<div className={cn(STRIP, !code && 'hidden in-data-household:flex')}>
				{code && from === 'address' && (
					<p className="text-ink-2">Your answers are in this page’s address. We do not keep them.</p>
				)}
				<HouseholdChanges />
			</div>
		</div>
	)
}
