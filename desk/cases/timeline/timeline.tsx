import IconCheck from '~icons/ph/check-bold'
import IconEnvelope from '~icons/ph/envelope-simple-bold'
import IconEye from '~icons/ph/eye-bold'
import IconFlag from '~icons/ph/flag-bold'
import IconNote from '~icons/ph/note-pencil-bold'
import IconPhone from '~icons/ph/phone-bold'
import IconTray from '~icons/ph/tray-bold'
import IconUser from '~icons/ph/user-bold'
import IconWarning from '~icons/ph/warning-circle-fill'
import { WithReferences } from '../../lists/with-references.tsx'
import type { EmailView } from '../email/send/sent-view.server.ts'
import { EmailInLine } from './email-in-line.tsx'
import './timeline.css'

export interface TimelineLine {
	id: string
	/** "21 Nov 2026, 09:05" */
	moment: string
	sentence: string
	/** What was written or sent; "" for none. */
	text: string
	/** An email that was refused. */
	isProblem: boolean
	kind: string
	/** The email to the person that this line tells of first; its text and state stand here. */
	emailId: string | null
}

interface TimelineProps {
	lines: TimelineLine[]
	/** Those to the person. */
	emails: EmailView[]
	reference: string
}

const ICONS: Record<string, typeof IconFlag> = {
	received: IconTray,
	email: IconEnvelope,
	note: IconNote,
	call: IconPhone,
	reply: IconEnvelope,
	assigned: IconUser,
	task: IconCheck,
	'task done': IconCheck,
	'viewed restricted': IconEye,
}
/** Shown at once; longer texts are folded. */
const MAX_OPEN_LENGTH = 240
const OPEN_LINES = 8

/** All that happened, the newest first. Earlier lines and long texts are folded; on paper everything is open. */
export function Timeline({ lines, ...emails }: TimelineProps) {
	const [shown, folded] = [lines.slice(0, OPEN_LINES), lines.slice(OPEN_LINES)]
	return (
		<section className="case-section" aria-labelledby="timeline">
			<h2 id="timeline">Timeline</h2>
			<Lines lines={shown} {...emails} />
			{folded.length > 0 && (
				<details>
					<summary>{folded.length === 1 ? '1 earlier line' : `${folded.length} earlier lines`}</summary>
					<Lines lines={folded} {...emails} />
				</details>
			)}
		</section>
	)
}

function Lines({ lines, emails, reference }: TimelineProps) {
	return (
		<ol className="timeline">
			{lines.map((line) => {
				const email = emails.find(({ id }) => id === line.emailId)
				const Icon = line.isProblem ? IconWarning : (ICONS[line.kind] ?? IconFlag)
				return (
					<li key={line.id} className={line.isProblem ? 'is-problem' : undefined}>
						<span className="timeline-icon">
							<Icon aria-hidden />
						</span>
						<div>
							<p>
								<WithReferences text={line.sentence} />
							</p>
							<p className="timeline-moment">{line.moment}</p>
							{email ? <EmailInLine {...email} reference={reference} /> : <TimelineText {...line} />}
						</div>
					</li>
				)
			})}
		</ol>
	)
}

/** What was written at a line, folded when it is long. */
export function TimelineText({ text, kind }: Pick<TimelineLine, 'text' | 'kind'>) {
	if (text === '') return null
	if (kind !== 'email' && text.length <= MAX_OPEN_LENGTH) return <p className="timeline-text">{text}</p>
	return (
		<details>
			<summary>{kind === 'email' ? 'Read the email' : `${text.slice(0, 120).trim()}…`}</summary>
			<p className="timeline-text">{text}</p>
		</details>
	)
}
