import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/layout/empty-state.tsx'
import { SectionHead } from '#app/ui/layout/layout.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import type { DogCardData } from '../../card/dog-card.tsx'
import { DogGrid } from '../../card/dog-grid.tsx'
import fewDogs from '../../card/few-dogs.css?url'
import { WaitingDog } from './waiting-dog.tsx'

interface RelaxationData {
	/** The value to remove: "Large", "cats", "Saltmarsh". */
	criterion: string
	count: number
	to: string
}

export interface NoMatchData {
	title: string
	/** For a search that no dog answers: names and breeds spelt like it, or breeds that are here. */
	nearby: { isCorrection: boolean; links: { text: string; to: string }[] } | null
	/** Null when no single relaxation helps. */
	best: RelaxationData | null
	others: RelaxationData[]
	everyone: { count: number; to: string }
	close: DogCardData[]
}

interface NoMatchProps {
	data: NoMatchData
	untested: { text: string; to: string } | null
}

/** No match: the filter to remove, and the dogs that gives. */
export function NoMatch({ data: { title, nearby, best, others, everyone, close }, untested }: NoMatchProps) {
	return (
		<>
			<EmptyState
				title={title}
				scene={<WaitingDog />}
				action={
					<>
						<ButtonLink to={best?.to ?? everyone.to} size="pasm" preventScrollReset>
							Show {inWords(best?.count ?? everyone.count)}
						</ButtonLink>
						{untested && (
							<ButtonLink to={untested.to} variant="outline" size="pasm" preventScrollReset>
								{untested.text}
							</ButtonLink>
						)}
					</>
				}
			>
				<p>
					{nearby ? (
						<Nearby nearby={nearby} count={everyone.count} />
					) : best ? (
						<WithoutBest best={best} />
					) : (
						<Everyone count={everyone.count} />
					)}
				</p>
				{others.length > 0 && (
					<ul className="grid gap-1 text-body">
						{others.map(({ criterion, count, to }) => (
							<li key={to}>
								<SiteLink to={to} preventScrollReset className="inline-flex min-h-11 items-center">
									Without {criterion}, {inWords(count)}
								</SiteLink>
							</li>
						))}
					</ul>
				)}
			</EmptyState>
			{close.length > 0 && (
				<section className="pt-section" aria-labelledby="close-title">
					<SectionHead
						id="close-title"
						title={best?.to === '/dogs' ? 'Waiting to meet you' : 'Close to what you asked for'}
					/>
					<link rel="stylesheet" href={fewDogs} precedence="default" />
					<DogGrid dogs={close} row />
				</section>
			)}
		</>
	)
}

function Nearby({
	nearby: { isCorrection, links },
	count,
}: {
	nearby: NonNullable<NoMatchData['nearby']>
	count: number
}) {
	const shown = links.map(({ text, to }, i) => (
		<span key={to}>
			{i > 0 && (i === links.length - 1 ? <span> or </span> : <span>, </span>)}
			<SiteLink to={to} preventScrollReset className="font-bold">
				{text}
			</SiteLink>
		</span>
	))
	if (isCorrection) return <span>Did you mean {shown}?</span>
	return (
		<span>
			{shown.length > 0 ? <span>Check the spelling, or try {shown}. </span> : <span>Check the spelling. </span>}
			<span>{`There ${are(count)} to meet.`}</span>
		</span>
	)
}

function WithoutBest({ best: { criterion, count } }: { best: RelaxationData }) {
	return (
		<span>
			Most people find their dog by giving up one wish. Without <b>{criterion}</b>, there {are(count)} to meet.
		</span>
	)
}

function Everyone({ count }: { count: number }) {
	return <span>Giving up one wish is not enough this time. There {are(count)} to meet altogether.</span>
}

/** "are 36 dogs" */
function are(count: number) {
	return `${count === 1 ? 'is' : 'are'} ${inWords(count)}`
}

function inWords(count: number) {
	return count === 1 ? '1 dog' : `${count} dogs`
}
