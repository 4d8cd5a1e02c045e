import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Panel } from '#app/ui/layout/card.tsx'
import { PageHead, TwoColumns, Wrap } from '#app/ui/layout/layout.tsx'
import { Breadcrumb } from '#app/ui/navigation/breadcrumb.tsx'
import { decodeHousehold, encodeHousehold, householdFrom, QUESTIONS } from '#domain/dogs/compatibility/household.ts'
import { removeHousehold, storeHousehold } from './household-storage.ts'
import { QuestionGroup } from './question-group.tsx'
import { useHousehold } from './use-household.ts'

export interface RightForEachOtherData {
	/** The dog whose page linked here. */
	back: { slug: string; name: string } | null
}

/** With JavaScript the answers stay on the device; without, they are in the URL. */
export function RightForEachOther({ back }: RightForEachOtherData) {
	const { code, from } = useHousehold()
	const navigate = useNavigate()
	const household = decodeHousehold(code)
	function store(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const answered = encodeHousehold(householdFrom((question) => form.get(question)))
		if (answered) storeHousehold(answered)
		else removeHousehold()
		navigate(back ? `/dogs/${back.slug}` : '/dogs')
	}
	return (
		<>
			<Breadcrumb
				trail={[
					{ text: 'Home', to: '/' },
					{ text: 'Find a dog', to: '/dogs' },
					{ text: 'Could we be right for each other?' },
				]}
			/>
			<PageHead title="Could we be right for each other?" lede={LEDE} />
			<Wrap className="pb-section">
				<TwoColumns>
					<form
						// Remounts the form when stored answers are loaded.
						key={code}
						method="get"
						action="/right-for-each-other"
						autoComplete="off"
						className="grid gap-10"
						onSubmit={store}
					>
						{back && <input type="hidden" name="for" value={back.slug} />}
						{QUESTIONS.map((question) => (
							<QuestionGroup key={question} question={question} given={household?.[question] ?? null} />
						))}
						<p className="flex flex-wrap items-center gap-3">
							<Button type="submit" size="pasm">
								{back ? `See what you and ${back.name} share` : 'See what fits'}
							</Button>
							{code && from === 'device' && (
								<Button variant="outline" size="pasm" onClick={removeHousehold}>
									Forget our answers
								</Button>
							)}
						</p>
					</form>
					<PrivacyNote />
				</TwoColumns>
			</Wrap>
		</>
	)
}

const LEDE =
	'10 questions about your home on a usual day. Then every dog’s page says what fits and what to talk about. Nobody sees your answers but you.'

function PrivacyNote() {
	return (
		<Panel tone="sky" className="side:sticky side:top-28">
			<h2 className="text-h3">What becomes of your answers</h2>
			<ul className="grid gap-3">
				<li>
					<b>They stay on this device.</b> We never get them, and you can forget them at any time.
				</li>
				<li>
					<b>No score, and no dog is hidden from you.</b> No home need be perfect. What does not fit is something to
					talk about.
				</li>
				<li>
					<b>They are not an application.</b> When a dog takes your fancy, ring us and tell us about your home.
				</li>
			</ul>
			<noscript>
				<p>
					JavaScript is off here. So your answers go into the address of the pages you open next, as a short word such
					as <span className="whitespace-nowrap">“home=20000-2-4--”</span>, and to our server with it. It reads them for
					that page and keeps nothing. Take the word off before you share a page.
				</p>
			</noscript>
		</Panel>
	)
}
