import { useEffect } from 'react'
import { focusPart } from '#app/browser/navigation/focus-part.ts'
import { ButtonLink } from '#app/ui/button.tsx'
import { Wrap } from '#app/ui/layout/layout.tsx'
import { Picture } from '#app/ui/media/picture.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { firstToMeet, type Match, type MatchCandidate } from './match-dogs.ts'

const MAX_DOGS = 3

const ID = 'first-to-meet'

interface MatchResultProps {
	code: string
	candidates: MatchCandidate[]
	/** The answers were sent a moment ago: shows the dogs. */
	isNew: boolean
}

/** Three dogs to meet first, with the reasons in words. */
export function MatchResult({ code, candidates, isNew }: MatchResultProps) {
	useEffect(() => {
		if (!isNew) return
		document.getElementById(ID)?.scrollIntoView()
		focusPart(`#${ID}`)
	}, [isNew])
	const matches = firstToMeet(code, candidates, MAX_DOGS)
	if (matches.length === 0) return null
	return (
		<section id={ID} aria-labelledby="first-to-meet-title" className="match-result">
			<Wrap>
				<h2 id="first-to-meet-title">
					{matches.length === 1 ? 'Here comes a dog to meet first.' : 'Here come the dogs to meet first.'}
				</h2>
				<ul className="match-dogs">
					{matches.map((match, i) => (
						<MatchCard key={match.dog.slug} match={match} place={i} />
					))}
				</ul>
				<p className="match-all">
					<ButtonLink to="/dogs" size="pasm">
						See every dog with your answers
					</ButtonLink>
					<span className="match-note">
						They are a start, not a verdict: every dog is in the list, and a talk tells more than any form.
					</span>
				</p>
			</Wrap>
		</section>
	)
}

function MatchCard({ match: { dog, counts, reasons }, place }: { match: Match; place: number }) {
	return (
		<li className="match-dog">
			<span className="match-hill" style={{ '--place': place } as React.CSSProperties}>
				<Picture
					picture={dog.picture && { ...dog.picture, alt: '' }}
					sizes="(min-width: 768px) 24rem, 80vw"
					className="match-portrait"
				/>
			</span>
			<h3 className="wrap-anywhere">
				<SiteLink to={`/dogs/${dog.slug}`}>{dog.name}</SiteLink>
			</h3>
			<p>{dog.about}</p>
			<p className="font-semibold">{counts}</p>
			<ul>
				{reasons.map((reason) => (
					<li key={reason}>{reason}</li>
				))}
			</ul>
		</li>
	)
}
