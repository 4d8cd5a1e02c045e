import { formatDate } from '#lib/dates.ts'
import { listInWords } from '#lib/text/list-in-words.ts'
import type { SubmissionStatus } from '../../applications/submissions/submission-record.ts'
import { ANSWER_WORDS } from '../check-ins/check-in-answers.ts'
import type { StoredCaseEvent } from './case-events.ts'
import type { CallResult } from './case-work.ts'
import { STATUS_WORDS } from './status-words.ts'

/** A line of the timeline, in words. */
interface EventWords {
	/** "Ana wrote a note", without a full stop. */
	sentence: string
	/** What was written or pasted; "" for none. */
	text: string
}

/** Names of people at the desk, also of removed ones. */
export type NameOf = (staffId: string) => string

const CALLS: Record<CallResult, string> = {
	reached: 'rang and spoke to them',
	'no answer': 'rang, no answer',
	'message left': 'rang and left a message',
	'wrong number': 'rang, and the number is wrong',
}

/** What happened, as a sentence with who did it. */
export function eventInWords(event: StoredCaseEvent, nameOf: NameOf): EventWords {
	const who = event.staffName ?? 'The operator'
	switch (event.kind) {
		case 'received':
			return words('It arrived')
		case 'status':
			return words(`${statusSentence(event, who)}${backOn(event.data.backOn)}`, event.data.note)
		case 'assigned':
			return words(assignedSentence(event.data.to, event.staffId, who, nameOf))
		case 'note': {
			const to = event.data.mentions.map(nameOf)
			return words(`${who} wrote a note${to.length > 0 ? ` to ${listInWords(to)}` : ''}`, event.data.text)
		}
		case 'call':
			return words(`${who} ${CALLS[event.data.result]}`, event.data.note)
		case 'answered another way':
			return words(`${who} answered another way`, event.data.note)
		case 'reply':
			return words('They replied', event.data.text)
		case 'task':
			return words(
				`${who} added a task for ${event.data.assignedTo ? nameOf(event.data.assignedTo) : 'anyone'}, due ${formatDate(event.data.dueOn)}`,
				event.data.text,
			)
		case 'task done':
			return words(`${who} did a task`, event.data.text)
		case 'viewed restricted':
			return words(`${who} looked at the answers about health and offences`)
		case 'linked':
			return words(`${who} noted that ${event.data.otherReference} is from the same person`)
		case 'marked different':
			return words(`${who} noted that ${event.data.otherReference} is from someone else`)
		case 'unlinked':
			return words(`${who} took back what was noted about ${event.data.otherReference}`)
		case 'email queued':
			return words(
				`${who} wrote an email: “${event.data.subject}”${statusWith(event.data.to)}${backOn(event.data.backOn)}`,
			)
		case 'email sent':
			return words(`The email “${event.data.subject}” was sent`)
		case 'email undone':
			return words(
				`${event.staffName ?? 'Their withdrawal'} took the email “${event.data.subject}” back before it was sent`,
			)
		case 'email failed':
			return words(`The email “${event.data.subject}” did not reach them (${event.data.reason}). Call them`)
		case 'went home':
			return words(`${who} noted that the dog goes home on ${formatDate(event.data.homeOn)}`)
		case 'check-in sent':
			return words(`We asked how it is going after ${event.data.after}`)
		case 'check-in answered':
			return words(`After ${event.data.after} they answered “${ANSWER_WORDS[event.data.answer]}”`, event.data.words)
		case 'withdrawn by person':
			return words('They withdrew, with the link in our email')
		case 'file link sent':
		case 'file added':
		case 'file deleted':
			return words(fileSentence(event, who))
		case 'hold':
			return words(`${who} put the deletion on hold until ${formatDate(event.data.until)}`, event.data.reason)
		case 'hold ended':
			return words(`${who} ended the hold`)
	}
}

function words(sentence: string, text = ''): EventWords {
	return { sentence, text }
}

type FileEvent = Extract<StoredCaseEvent, { kind: 'file link sent' | 'file added' | 'file deleted' }>

function fileSentence(event: FileEvent, who: string): string {
	if (event.kind === 'file link sent') return `${who} asked them for files, by a link in an email`
	if (event.kind === 'file added') return `They sent the file “${event.data.name}”`
	return `${who} deleted the file “${event.data.name}”`
}

function statusSentence({ staffName, data }: Extract<StoredCaseEvent, { kind: 'status' }>, who: string): string {
	const to = `“${STATUS_WORDS[data.to]}”`
	const reason = data.reason === '' ? '' : `: ${data.reason}`
	// An earlier version did not record who.
	if (data.from === null && staffName === null) return `The status became ${to}${reason}`
	return `${who} changed the status to ${to}${reason}`
}

function statusWith(to: SubmissionStatus | null): string {
	return to === null ? '' : `, and the status became “${STATUS_WORDS[to]}”`
}

function backOn(day: string | null): string {
	return day === null ? '' : `. It comes back on ${formatDate(day)}`
}

function assignedSentence(to: string | null, by: string | null, who: string, nameOf: NameOf): string {
	if (to === null) return `${who} gave the case back to everyone`
	return to === by ? `${who} took the case` : `${who} gave the case to ${nameOf(to)}`
}
