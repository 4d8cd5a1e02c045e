import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { buttonStyles } from '#app/ui/button-styles.ts'
import { type Household, QUESTIONS, type Question } from '#domain/dogs/compatibility/household.ts'
import { QUESTION_WORDS } from '#domain/dogs/compatibility/questions.ts'
import { QuestionGroup } from './question-group.tsx'

/** Time to see which answer was chosen. */
const ADVANCE_MS = 280

/**
 * One question a screen: the fragment names it, so that links, Back and Forward work without JavaScript, and a browser
 * without `:has()` shows all of them. `children` is the end of the form.
 */
export function MatchQuestions({ household, children }: { household: Household | undefined; children: ReactNode }) {
	const current = useCurrentQuestion()
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the answers are the controls
		<div className="match-questions" onClick={advance}>
			<ol className="match-lead" aria-label="Questions">
				{QUESTIONS.map((question, i) => (
					<li key={question} data-lead={question}>
						<a href={`#${screenId(question)}`} aria-current={question === current ? 'step' : undefined}>
							<span className="sr-only">
								Question {i + 1}: {QUESTION_WORDS[question].ask}
								{/* The style sheet shows these where they are true. */}
								<span className="match-is-answered"> Answered.</span>
								<span className="match-is-current"> Shown now.</span>
							</span>
						</a>
					</li>
				))}
			</ol>
			{QUESTIONS.map((question, i) => (
				<div key={question} id={screenId(question)} data-question={question} className="match-screen">
					<p className="match-count">
						{i + 1} of {QUESTIONS.length}
					</p>
					{/* Remounted when stored answers are loaded; the screen stays, because it may be the target. */}
					<QuestionGroup key={household?.[question]} question={question} given={household?.[question] ?? null} />
					<Steps previous={QUESTIONS[i - 1]} next={QUESTIONS[i + 1]} />
				</div>
			))}
			{children}
		</div>
	)
}

function Steps({ previous, next }: { previous: Question | undefined; next: Question | undefined }) {
	return (
		<p className="match-steps">
			{next && (
				// Not a link of the router: only the browser itself changes the target of the style sheet.
				<a href={`#${screenId(next)}`} className={buttonStyles({ size: 'pst' })}>
					Next
				</a>
			)}
			{previous && (
				<a href={`#${screenId(previous)}`} className="match-back">
					Back
				</a>
			)}
		</p>
	)
}

/** Null before the app is there and without JavaScript: until then hidden words say it. */
function useCurrentQuestion(): Question | null {
	const [current, setCurrent] = useState<Question | null>(null)
	useEffect(() => {
		function read() {
			const shown = QUESTIONS.find((question) => `#${screenId(question)}` === location.hash)
			setCurrent(shown ?? QUESTIONS[0] ?? null)
		}
		read()
		addEventListener('hashchange', read)
		return () => removeEventListener('hashchange', read)
	}, [])
	return current
}

function screenId(question: Question): string {
	return `ask-${question}`
}

/** A pressed answer leads on to the next question. The keyboard does not: arrow keys go from answer to answer. */
function advance({ target, detail }: MouseEvent<HTMLElement>) {
	if (detail === 0 || !(target instanceof HTMLInputElement) || target.type !== 'radio') return
	const screen = target.closest<HTMLElement>('.match-screen')
	const next = screen?.nextElementSibling
	if (!next?.matches('.match-screen')) return
	setTimeout(() => {
		// Another question may have been opened meanwhile.
		if (screen?.offsetParent) location.assign(`#${next.id}`)
	}, ADVANCE_MS)
}
