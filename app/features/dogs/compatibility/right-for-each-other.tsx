import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Section, Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { decodeHousehold, encodeHousehold, householdFrom, QUESTIONS } from '#domain/dogs/compatibility/household.ts'
import { ForgetAnswers } from './household/forget-answers.tsx'
import { removeHousehold, storeHousehold } from './household/household-storage.ts'
import { useHousehold, useHouseholdOffUrl } from './household/use-household.ts'
import type { MatchCandidate } from './match-dogs.ts'
import { MatchResult } from './match-result.tsx'
import { MatchQuestions } from './questions/match-questions.tsx'
import './match.css'
import './questions/match-questions.css'
import './match-result.css'

export interface RightForEachOtherData {
	/** The dog whose page linked here. */
	back: { slug: string; name: string } | null
	/** The dogs that could be met first, in the order of the list. */
	candidates: MatchCandidate[]
}

/** With JavaScript the answers stay on the device; without, they are in the URL. */
export function RightForEachOther({ back, candidates }: RightForEachOtherData) {
	const { code, from } = useHousehold()
	useHouseholdOffUrl()
	const navigate = useNavigate()
	const [isNew, setIsNew] = useState(false)
	const household = decodeHousehold(code)
	function store(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const answered = encodeHousehold(householdFrom((question) => form.get(question)))
		if (answered) storeHousehold(answered)
		else removeHousehold()
		if (answered && !back) setIsNew(true)
		else navigate(back ? `/dogs/${back.slug}` : '/dogs')
	}
	return (
		<>
			<div className="match">
				<Breadcrumb
					trail={[{ text: 'Home', to: '/' }, { text: 'Find a dog', to: '/dogs' }, { text: 'Right for each other?' }]}
				/>
				<Wrap>
					<h1>Could we be right for each other?</h1>
					<p className="match-lede">
						{LEDE} <span className="noscript:hidden">Press an answer, and the next question comes up.</span>
					</p>
					<form method="get" action="/right-for-each-other" autoComplete="off" data-on-device="" onSubmit={store}>
						{back && <input type="hidden" name="for" value={back.slug} />}
						<MatchQuestions household={household}>
							<div className="match-end">
								<Button type="submit" variant="outline" size="pst">
									{back ? `See what you and ${back.name} share` : 'See what fits'}
								</Button>
								{code && from === 'device' && <ForgetAnswers />}
							</div>
						</MatchQuestions>
					</form>
				</Wrap>
				<div aria-hidden className="match-ground" />
			</div>
			{code && !back && <MatchResult key={code} code={code} candidates={candidates} isNew={isNew} />}
			<PrivacyNote />
		</>
	)
}

const LEDE = `${QUESTIONS.length} questions about your home on a usual day. Skip any you like, change any later. We never see your answers.`

function PrivacyNote() {
	return (
		<Section aria-labelledby="your-answers">
			<h2 id="your-answers" className="mb-8 text-h3">
				What becomes of your answers
			</h2>
			<ul className="match-promises">
				<li>
					<p>
						<b>They stay on this device.</b> We never get them, and you can forget them at any time.
					</p>
				</li>
				<li>
					<p>
						<b>No score, and no dog is hidden from you.</b> No home has to be perfect. What doesn’t fit is something to
						talk about.
					</p>
				</li>
				<li>
					<p>
						<b>They are not an application.</b> When you’ve fallen for a dog, ring us and tell us about your home.
					</p>
				</li>
			</ul>
			<noscript>
				<p className="mt-8 max-w-measure">
					JavaScript is off here. So your answers go into the address of the pages you open next, as a short word such
					as <span className="whitespace-nowrap">“home=20000-2-4--”</span>, and to our server with it. It reads them for
					that page and keeps nothing. Take the word off before you share a page.
				</p>
			</noscript>
		</Section>
	)
}
