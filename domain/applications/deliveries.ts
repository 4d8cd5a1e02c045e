import type { Content } from '#content/model/content.ts'
import { dayIn } from '#lib/dates.ts'
import type { Answers } from './answers.ts'
import type { Email } from './emails/email.ts'
import type { Proof } from './emails/new-address.ts'
import { receivedEmail } from './emails/received.ts'
import { ringFirstNotice, ringUsEmail } from './emails/ring-first.ts'
import { staffNotice } from './emails/staff-notice.ts'
import { textOf } from './emails/texts.ts'
import type { Form } from './form.ts'
import type { FormContext } from './form-context.ts'
import type { Confirmation, NewAddressLimit, NewDelivery } from './new-delivery.ts'
import type { Accepted, StaffFlag } from './new-submission.ts'
import { personOf } from './person.ts'
import { isSureSign } from './spam/spam.ts'
import { isUrgent } from './urgent.ts'
import { wordpressCopy } from './wordpress-copy.ts'

interface Sent {
	form: Form
	/** As they are kept (`finalAnswers`). */
	answers: Answers
	/** As they are stored. */
	flags: StaffFlag[]
	/** Milliseconds since 1970. */
	sentAt: number
}

/** Who is told, and in whose words. */
export interface Notifiers {
	content: Pick<Content, 'letters' | 'notificationEmail' | 'options'>
	world: FormContext
	/** Whether submissions go to the WordPress that holds the content, too. */
	hasInbox: boolean
}

/** How an address is written to that nobody has confirmed yet. */
export interface NewAddress {
	/** Null for an email that repeats nothing in any case. */
	confirmation: Confirmation | null
	/** Left out for what staff have released. */
	limit?: NewAddressLimit
}

/** What the store says of an address that is about to be written to. */
export interface AddressLookup {
	isProven(email: string): Promise<boolean>
	newConfirmation(): Confirmation
}

type Delivery = Omit<NewDelivery, 'submissionId'>
type Reference = Pick<Accepted, 'id' | 'reference' | 'replyBy'>

/**
 * Everything that must be delivered about a submission: an email to the person, a notice for staff, a copy for WordPress.
 *
 * @param newAddress null for an address that is proven
 */
export function deliveriesAbout(
	sent: Sent,
	accepted: Reference,
	tellers: Notifiers,
	newAddress: NewAddress | null,
): Delivery[] {
	const { form, answers, sentAt } = sent
	const { content, world, hasInbox } = tellers
	const to = content.notificationEmail
	const notice = to ? noticeFor(sent, accepted, world, to) : null
	return [
		...toApplicant(sent, accepted, tellers, newAddress),
		...(notice ? [{ channel: 'letter', payload: notice }] : []),
		...(hasInbox ? [wordpressCopy(form, answers, accepted, sentAt)] : []),
	]
}

/**
 * What is delivered about a submission in the quarantine: nothing, but for somebody who may have to be rung at once. Then staff
 * are told, unless only a machine can have sent it; the person is not written to before it is released.
 */
export function quarantinedDeliveries(
	answers: Answers,
	junkReasons: string[],
	accepted: Pick<Accepted, 'reference'>,
	{ content, world }: Pick<Notifiers, 'content' | 'world'>,
): Delivery[] {
	const to = content.notificationEmail
	if (!to || !isUrgent(answers) || junkReasons.some(isSureSign)) return []
	return [{ channel: 'letter', payload: ringFirstNotice(answers, accepted, world, to) }]
}

/** The email to the person alone; none without an address. */
export function toApplicant(
	{ form, answers }: Pick<Sent, 'form' | 'answers'>,
	accepted: Reference,
	{ content, world }: Pick<Notifiers, 'content' | 'world'>,
	newAddress: NewAddress | null,
): Delivery[] {
	const confirmation = newAddress?.confirmation
	const proof = confirmation ? proofOf(confirmation, content, world) : null
	const payload = isUrgent(answers)
		? ringUsEmail(answers, accepted, world, textOf('ringUs', content.letters))
		: receivedEmail(form, answers, accepted, world, textOf(form.id, content.letters), proof)
	return payload ? [{ channel: 'letter', payload, limit: newAddress?.limit }] : []
}

function noticeFor({ form, answers, flags }: Sent, accepted: Reference, world: FormContext, to: string): Email {
	return isUrgent(answers)
		? ringFirstNotice(answers, accepted, world, to)
		: staffNotice(form, answers, accepted, world, { to, recordUrl: '', flags })
}

function proofOf({ key, expiresAt }: Confirmation, { options }: Notifiers['content'], { charity }: FormContext): Proof {
	const until = dayIn(options?.site.timezone ?? 'Europe/London', expiresAt)
	return { url: `${charity.url}/apply/confirm?key=${key}`, until }
}

/** How the address is written to; null when it is proven, or there is none. An urgent form's email repeats nothing: it asks nothing. */
export async function newAddressOf(answers: Answers, lookup: AddressLookup): Promise<NewAddress | null> {
	const { email } = personOf(answers)
	if (email === '' || (await lookup.isProven(email))) return null
	return { confirmation: isUrgent(answers) ? null : lookup.newConfirmation() }
}
