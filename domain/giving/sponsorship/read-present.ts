import { type ParsedDateInput, parseDateInput } from '#lib/date-input.ts'
import { addDays, addMonths, formatDate } from '#lib/dates.ts'
import { cleanLine, cleanText, countCharacters } from '#lib/text/clean.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import { hasLink, LINK_IN_MESSAGE, LINK_IN_NAME } from '#lib/text/has-link.ts'
import type { Present } from '../donation.ts'

/** Characters, a line break as one. */
const MAX_MESSAGE_LENGTH = 250
const MAX_NAME_LENGTH = 60
const MAX_ADDRESS_LENGTH = 300

const RELATIONS = ['Family', 'Friend', 'Partner', 'Colleague', 'Somebody else'] as const

/** The fields of a present, as typed. */
export interface PresentFields {
	recipient: string
	relation: string
	recipientEmail: string
	recipientAddress: string
	message: string
	sendDay: string
	sendMonth: string
	sendYear: string
}

/** The days on which a present may be sent: from tomorrow to 12 months ahead. @param today `YYYY-MM-DD` */
export function presentDays(today: string): { first: string; last: string } {
	return { first: addDays(today, 1), last: addMonths(today, 12) }
}

interface ReadPresent {
	/** Null when there is anything to mend. */
	present: Present | null
	errors: Partial<Record<keyof PresentFields, string>>
}

/** Reads who gets a present, and when. */
export function readPresent(fields: PresentFields, today: string, locale: string): ReadPresent {
	const [recipient, relation] = [cleanLine(fields.recipient), fields.relation.trim()]
	const [typedEmail, address] = [cleanLine(fields.recipientEmail), cleanText(fields.recipientAddress)]
	const email = parseEmailAddress(typedEmail)
	const message = cleanText(fields.message)
	const sendOn = parseDateInput([fields.sendDay, fields.sendMonth, fields.sendYear].join(' '))
	const errors: ReadPresent['errors'] = {}
	if (recipient === '') errors.recipient = 'Enter the name of the person who gets the present'
	else if (recipient.length > MAX_NAME_LENGTH) {
		errors.recipient = `Enter their name only, in up to ${MAX_NAME_LENGTH} characters`
	} else if (hasLink(recipient)) errors.recipient = LINK_IN_NAME
	if (!RELATIONS.some((known) => known === relation)) errors.relation = 'Select who they are to you'
	if (typedEmail === '' && address === '') {
		errors.recipientEmail = 'Enter an email or postal address for the person receiving the present'
	} else if (typedEmail !== '' && email === undefined) {
		errors.recipientEmail = 'Enter their email address in the correct format, like name@example.com'
	}
	if (address.length > MAX_ADDRESS_LENGTH) {
		errors.recipientAddress = `The address must be ${MAX_ADDRESS_LENGTH} characters or fewer`
	}
	const length = countCharacters(message)
	if (length > MAX_MESSAGE_LENGTH) {
		errors.message = `Your message must be ${MAX_MESSAGE_LENGTH} characters or fewer. You have ${length}`
	} else if (hasLink(message)) errors.message = LINK_IN_MESSAGE
	const dayError = errorOfDay(sendOn, today, locale)
	if (dayError) errors.sendDay = dayError
	if (Object.keys(errors).length > 0 || sendOn.kind !== 'date') return { present: null, errors }
	const present = { recipient, relation, email: email ?? null, address: address || null, message, sendOn: sendOn.date }
	return { present, errors }
}

function errorOfDay(sendOn: ParsedDateInput, today: string, locale: string): string | undefined {
	const { first, last } = presentDays(today)
	if (sendOn.kind === 'short year') return sendOn.sentence
	if (sendOn.kind === 'date' && sendOn.date >= first && sendOn.date <= last) return undefined
	return `Choose a date from tomorrow to 12 months ahead: ${formatDate(first, locale)} to ${formatDate(last, locale)}`
}
