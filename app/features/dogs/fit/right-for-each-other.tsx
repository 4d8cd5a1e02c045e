import type { SubmitEvent } from 'react'
import { useNavigate } from 'react-router'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { PageHead, Wrap } from '#app/ui/layout.tsx'
import { householdFrom, QUESTIONS, readHome, writeHome } from './household.ts'
import { forgetHome, keepHome } from './kept-home.ts'
import { QuestionGroup } from './question-group.tsx'
import { useHome } from './use-home.ts'

export interface RightForEachOtherData {
	/** The dog from whose page the visitor came. */
	back: { slug: string; name: string } | null
}

/** The questions. With JavaScript the answers go no further than the device; without, they travel in the address. */
export function RightForEachOther({ back }: RightForEachOtherData) {
	const { home, from } = useHome()
	const navigate = useNavigate()
	const household = readHome(home)
	function keep(event: SubmitEvent<HTMLFormElement>) {
		event.preventDefault()
		const form = new FormData(event.currentTarget)
		const answered = writeHome(householdFrom((question) => form.get(question)))
		if (answered) keepHome(answered)
		else forgetHome()
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
				<form
					// Answers that were kept come in with React: other answers are another form.
					key={home}
					method="get"
					action="/right-for-each-other"
					autoComplete="off"
					className="grid max-w-184 gap-10"
					onSubmit={keep}
				>
					{back && <input type="hidden" name="for" value={back.slug} />}
					{QUESTIONS.map((question) => (
						<QuestionGroup key={question} question={question} given={household?.[question] ?? null} />
					))}
					<WhereTheyStay />
					<p className="flex flex-wrap items-center gap-3">
						<Button type="submit" size="pasm">
							{back ? `See how ${back.name} and we fit` : 'See what fits'}
						</Button>
						{home && from === 'device' && (
							<Button variant="outline" size="pasm" onClick={forgetHome}>
								Forget our answers
							</Button>
						)}
					</p>
				</form>
			</Wrap>
		</>
	)
}

const LEDE =
	'8 questions about your home, as it is on a usual day. Then every dog’s page says what fits, and what to talk about. There is no score, no dog is hidden from you, and no home need be perfect.'

function WhereTheyStay() {
	return (
		<div className="rounded-m bg-mist px-5 py-4">
			<p>
				<b>Nobody sees this but you.</b> Your answers stay on this device. We do not get them, and they are no
				application: what you tell us is for when you ring.
			</p>
			<noscript>
				<p className="mt-2">
					JavaScript is off here, so your answers will stand in the address of the pages you open next, as a word such
					as <span className="whitespace-nowrap">“home=1000-2312”</span>. We do not write it down. Take it off before
					you share a page.
				</p>
			</noscript>
		</div>
	)
}
