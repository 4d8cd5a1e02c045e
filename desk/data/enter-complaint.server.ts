import {
	ACKNOWLEDGED_WITHIN_DAYS,
	COMPLAINT_CHANNELS,
	COMPLAINT_FORM,
	COMPLAINT_PREFIX,
	COMPLAINT_RETENTION_MONTHS,
} from '#domain/desk/cases/complaint.ts'
import { parseDateField } from '#domain/desk/parse-date-field.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { monthsLater } from '#domain/desk/retention.ts'
import { DAY_MS } from '#lib/dates.ts'
import { cleanCode, cleanLine, cleanText } from '#lib/text/clean.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { acceptIn } from '#records/submissions/accept.ts'
import type { DeskRequest } from '../request.server.ts'

const MAX_LINE_LENGTH = 200
const MAX_TEXT_LENGTH = 10_000

interface RefusedComplaint {
	errors: { id: string; text: string }[]
	typed: Record<string, string>
}

/** Stores a complaint as a case, due on the day by which it must be acknowledged. */
export async function enterComplaint(
	{ store, now, today }: Pick<DeskRequest, 'store' | 'now' | 'today'>,
	form: URLSearchParams,
	member: StaffMember,
): Promise<{ reference: string } | RefusedComplaint> {
	const typed = readTyped(form)
	const errors = findErrors(typed, today)
	if (errors.length > 0) return { errors, typed }
	const { name = '', email = '', phone = '', receivedOn = '', channel = '', message = '', wanted = '', formId } = typed
	const submission = {
		form: COMPLAINT_FORM,
		prefix: COMPLAINT_PREFIX,
		idempotencyKey: `complaint ${formId}`,
		replyBy: laterDay(receivedOn, ACKNOWLEDGED_WITHIN_DAYS),
		name,
		email,
		phone,
		town: '',
		about: '',
		aboutSlug: '',
		answers: { receivedOn, channel, message, wanted, enteredBy: member.name },
		wording: {},
		quarantineReasons: [],
		flags: [],
		isUrgent: false,
		confirmation: undefined,
		textHash: undefined,
		retentionMonths: COMPLAINT_RETENTION_MONTHS,
		deleteAt: monthsLater(now, COMPLAINT_RETENTION_MONTHS),
	}
	const { reference } = await store.write(async (transaction) => {
		const accepted = await acceptIn(transaction, submission, () => [], now)
		const event = { staffId: member.id, action: 'complaint entered', subject: accepted.reference } as const
		if (!accepted.isDuplicate) await recordEvent(transaction, event, now)
		return accepted
	})
	return { reference }
}

function readTyped(form: URLSearchParams): Record<string, string> {
	const line = (name: string) => cleanLine(form.get(name) ?? '').slice(0, MAX_LINE_LENGTH)
	const text = (name: string) => cleanText(form.get(name) ?? '').slice(0, MAX_TEXT_LENGTH)
	const [email, receivedOn] = [line('email'), line('receivedOn')]
	return {
		name: line('name'),
		email: parseEmailAddress(email) ?? email,
		phone: cleanCode(line('phone')),
		receivedOn: parseDateField(receivedOn) ?? receivedOn,
		channel: line('channel'),
		message: text('message'),
		wanted: text('wanted'),
		formId: line('formId'),
	}
}

function findErrors({ name, email, receivedOn = '', channel, message }: Record<string, string>, today: string) {
	const errors = [
		!name && { id: 'name', text: 'Enter their name, or “Unknown”' },
		email &&
			parseEmailAddress(email) === undefined && { id: 'email', text: 'Enter an email address, like sam@example.org' },
		(!parseDateField(receivedOn) || receivedOn > today) && {
			id: 'receivedOn',
			text: 'Enter the day it reached you, today or before',
		},
		!COMPLAINT_CHANNELS.some((one) => one === channel) && { id: 'channel', text: 'Choose how it reached you' },
		!message && { id: 'message', text: 'Write down what they complain about' },
	]
	return errors.filter((error) => typeof error === 'object')
}

function laterDay(day: string, days: number): string {
	return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10)
}
