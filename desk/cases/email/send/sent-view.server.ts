import { formatDateTime } from '#lib/dates.ts'
import type { CaseEmail } from '#records/cases/emails/list-emails.ts'
import type { DeskRequest } from '../../../request.server.ts'

/** An email that was written, as the desk shows it. */
export interface EmailView {
	id: string
	to: string
	subject: string
	text: string
	/** "Ben, 21 Nov 2026, 09:05" */
	writtenBy: string
	/** "Goes out at 09:05:30", "Sent 21 Nov 2026, 09:05". */
	stateWords: string
	isFailed: boolean
	/** How long it can still be taken back; 0 for not any more. */
	undoMs: number
	/** Staff can say that it came back. */
	mayHaveComeBack: boolean
}

/** @param staffId who looks: only the author takes an email back */
export function emailView(email: CaseEmail, { now, timezone }: DeskRequest, staffId: string): EmailView {
	const { id, to, subject, text, author, at, state } = email
	const isOwn = author?.id === staffId
	return {
		id,
		to,
		subject,
		text,
		writtenBy: [author?.name ?? 'Sent by the site', formatDateTime(at, timezone)].filter(Boolean).join(', '),
		stateWords: stateInWords(email, now, timezone),
		isFailed: state === 'failed',
		undoMs: isOwn && state === 'waiting' ? Math.max(1, email.stateAt - now) : 0,
		mayHaveComeBack: state === 'sent',
	}
}

/** For the page after the press of "Send". */
export function sentView(email: CaseEmail, desk: DeskRequest, staffId: string): EmailView {
	return emailView(email, desk, staffId)
}

function stateInWords({ state, stateAt, reason }: CaseEmail, now: number, timezone: string): string {
	const moment = formatDateTime(stateAt, timezone)
	switch (state) {
		case 'waiting':
			return stateAt > now ? `Goes out at ${clockOf(stateAt, timezone)}` : 'Goes out now'
		case 'sending':
			return 'Being sent now'
		case 'retrying':
			return `Not sent yet (${reason}); next attempt ${moment}`
		case 'sent':
			return `Sent ${moment}`
		case 'failed':
			return `Not reached, call them${reason ? ` (${reason})` : ''}`
		case 'quarantined':
			return 'Quarantined: too many emails'
	}
}

/** "09:05:30" */
function clockOf(instant: number, timezone: string): string {
	return new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'medium' }).format(instant)
}
