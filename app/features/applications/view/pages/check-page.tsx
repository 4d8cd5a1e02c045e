import { useClearSavedAnswers } from '#app/features/applications/device/clear-saved-answers.ts'
import { useBusy } from '#app/features/applications/device/send-once.ts'
import { Button } from '#app/ui/button.tsx'
import { VisuallyHidden } from '#app/ui/layout/visually-hidden.tsx'
import { SiteLink } from '#app/ui/navigation/site-link.tsx'
import { AnswerForm, type HiddenValue } from '../answer-form.tsx'
import { FormLayout, type FormPageProps } from '../form-layout.tsx'
import { FormStages, type FormStagesData } from '../form-stages.tsx'
import { type PrivacyData, PrivacyWords } from '../privacy-words.tsx'
import './check-page.css'

interface CheckPageProps extends FormPageProps {
	groups: { title: string; rows: CheckRow[] }[]
	stage?: FormStagesData | null
	/** Above the send button. */
	privacy: PrivacyData
	sendText: string
	hidden: HiddenValue[]
}

interface CheckRow {
	label: string
	/** May be long, multi-line and in any script. */
	value: string
	isAnswered: boolean
	/** "Did you mean zoe@gmail.com?"; "" for none. */
	doubt: string
	changeUrl: string
}

/** All answers, for review before sending. */
export function CheckPage({ groups, stage, privacy, sendText, hidden, ...layout }: CheckPageProps) {
	const busy = useBusy()
	useClearSavedAnswers()
	return (
		<FormLayout
			{...layout}
			title="Check your answers"
			progress={stage && <FormStages stage={stage} dog={layout.side?.about?.cutout ?? null} />}
		>
			{groups.map(({ title, rows }) => (
				<section key={title} className="form-checked">
					{title !== layout.formTitle && <h2 className="text-h3">{title}</h2>}
					<dl>
						{rows
							.filter(({ isAnswered }) => isAnswered)
							.map((row) => (
								<Row key={row.label} row={row} />
							))}
						<Unanswered rows={rows.filter(({ isAnswered }) => !isAnswered)} />
					</dl>
				</section>
			))}
			<AnswerForm hidden={hidden} className="gap-5">
				<p className="rounded-m bg-mist px-5 py-4">
					<PrivacyWords {...privacy} />
				</p>
				<Button type="submit" size="pasm" busy={busy !== null} busyLabel="Sending…" className="justify-self-start">
					{sendText}
				</Button>
			</AnswerForm>
		</FormLayout>
	)
}

function Row({ row: { label, value, doubt, changeUrl } }: { row: CheckRow }) {
	return (
		<div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] sm:gap-x-6">
			<dt className="leading-[1.45] font-bold max-sm:row-start-1">{label}</dt>
			<dd dir="auto" className="leading-[1.45] whitespace-pre-line max-sm:col-span-2 max-sm:row-start-2">
				{value}
				{doubt && <span className="mt-1 block rounded-s bg-ball-wash px-3.5 py-1.5">{doubt}</span>}
			</dd>
			<dd className="whitespace-nowrap max-sm:col-start-2 max-sm:row-start-1 no-print">
				<SiteLink to={changeUrl} className="-my-2 inline-flex min-h-11 items-center font-semibold">
					<span>
						Change<VisuallyHidden joinedBy=":">{label}</VisuallyHidden>
					</span>
				</SiteLink>
			</dd>
		</div>
	)
}

/** Questions that need no answer, in one row: a row each would be half of a long form. */
function Unanswered({ rows }: { rows: CheckRow[] }) {
	if (rows.length === 0) return null
	return (
		<div className="grid gap-1 py-3 text-note text-ink-2">
			<dt className="font-bold">Not answered</dt>
			{rows.map(({ label, changeUrl }) => (
				<dd key={label} className="leading-[1.45]">
					{label}{' '}
					<SiteLink to={changeUrl} className="font-semibold whitespace-nowrap no-print">
						Answer<VisuallyHidden joinedBy=":">{label}</VisuallyHidden>
					</SiteLink>
				</dd>
			))}
		</div>
	)
}
