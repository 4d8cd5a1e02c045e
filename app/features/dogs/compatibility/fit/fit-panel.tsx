import { Suspense } from 'react'
import { lazyOptional } from '#app/browser/recovery/parts.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { cn } from '#app/ui/cn.ts'
import { HouseholdChanges } from '../household/household-changes.tsx'
import { useHousehold, useHouseholdOffUrl } from '../household/use-household.ts'
import { questionsUrl } from '../questions/questions-url.ts'
import type { FitPanelData } from './fit-list.tsx'

const FitList = lazyOptional(() => import('./fit-list.tsx').then((file) => file.FitList))

/** On a profile: the match with the household's answers, or the link to the questions. */
export function FitPanel({ dog }: { dog: FitPanelData }) {
	const { code } = useHousehold()
	useHouseholdOffUrl()
	return (
		<div className="no-print">
			<section
				data-for-household
				aria-labelledby="fit"
				className={cn(
					'grid gap-6 rounded-xl bg-sky-wash p-[clamp(1.25rem,1rem+2vw,2.75rem)] text-ink',
					!code && 'fit-unasked',
				)}
			>
				<h2 id="fit" className="max-w-[14em]">
					Could we be right for each other?
				</h2>
				<div className={cn('grid justify-items-start gap-5', code ? 'hidden' : 'in-data-household:hidden')}>
					<p className="max-w-[35em] text-lede text-ink-2">
						Tell us about your home, and this page says what {dog.name} and you have in common, and what there is to
						talk about. In words, never as a score.
					</p>
					<ButtonLink to={questionsUrl(dog.slug)} size="pasm">
						Answer 10 questions
					</ButtonLink>
				</div>
				<div className={cn('grid gap-6', !code && 'hidden in-data-household:grid')}>
					{/* Scroll anchoring must not use the reserved space. */}
					<div className="min-h-160 md:min-h-96 [overflow-anchor:none]">
						{code ? (
							<Suspense fallback={<Room />}>
								<FitList code={code} dogs={dog.dogs} />
							</Suspense>
						) : (
							<Room />
						)}
					</div>
					<HouseholdChanges slug={dog.slug} />
				</div>
			</section>
		</div>
	)
}

/** A screen high, so that what is below is out of sight and is not seen to move when the list appears. */
function Room() {
	return <div className="min-h-svh" />
}
