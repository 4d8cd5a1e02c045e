import type { Content } from '#content/model/content.ts'
import { dayIn } from '#lib/dates.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import type { Email } from '../emails/email.ts'
import type { Confirmation, NewAddressLimit, NewDelivery } from '../emails/new-delivery.ts'
import type { Answers } from '../forms/answers/answers.ts'
import type { Form } from '../forms/form.ts'
import type { ConfirmationLink } from './emails/new-address.ts'
import { receivedEmail } from './emails/received.ts'
import { ringFirstNotice, ringUsEmail } from './emails/ring-first.ts'
import { staffNotice } from './emails/staff-notice.ts'
import { textOf } from './emails/texts.ts'
import type { FormContext } from './form-context.ts'
import { personOf } from './person.ts'
import { isCertainSpam } from './spam/spam.ts'
import type { Accepted } from './submissions/new-submission.ts'
import type { StaffFlag } from './submissions/submission-record.ts'
import { isUrgent } from './submissions/urgent.ts'

interface DeliveriesParams {
	form: Form
	/** The stored answers (`finalAnswers`). */
	answers: Answers
	flags: StaffFlag[]
	/** Milliseconds since 1970. */
	sentAt: number
}

/** What is needed to write emails. */
export interface Notifiers {
	content: Pick<Content, 'emailTexts' | 'notificationEmail' | 'options'>
	formContext: FormContext
	/** Signs the link that withdraws an application; no link without it. */
	formSecret?: FormSecret
}

/** How an unconfirmed address gets its email. */
interface NewAddress {
	/** Undefined for an email that never repeats answers. */
	confirmation: Confirmation | undefined
	/** Not set for released emails. */
	limit?: NewAddressLimit
}

export interface AddressLookup {
	isProven(email: string): Promise<boolean>
	newConfirmation(): Confirmation
}

type Delivery = Omit<NewDelivery, 'submissionId'>
type Reference = Pick<Accepted, 'id' | 'reference' | 'replyBy'>

/** An email to the person, a notice to staff. @param newAddress undefined for a confirmed address */
export function submissionDeliveries(
	params: DeliveriesParams,
	accepted: Reference,
	notifiers: Notifiers,
	newAddress: NewAddress | undefined,
): Delivery[] {
	const { content, formContext } = notifiers
	const to = content.notificationEmail
	const notice = to ? noticeFor(params, accepted, formContext, to) : undefined
	return [
		...applicantDeliveries(params, accepted, notifiers, newAddress),
		...(notice ? [{ channel: 'email', payload: notice }] : []),
	]
}

/** The deliveries of a quarantined submission: none, except the notice to staff about an urgent one that may be genuine. */
export function quarantinedDeliveries(
	answers: Answers,
	quarantineReasons: string[],
	accepted: Pick<Accepted, 'reference'>,
	{ content, formContext }: Pick<Notifiers, 'content' | 'formContext'>,
): Delivery[] {
	const to = content.notificationEmail
	if (!to || !isUrgent(answers) || quarantineReasons.some(isCertainSpam)) return []
	return [{ channel: 'email', payload: ringFirstNotice(answers, accepted, formContext, to) }]
}

export function applicantDeliveries(
	{ form, answers }: Pick<DeliveriesParams, 'form' | 'answers'>,
	accepted: Reference,
	{ content, formContext, formSecret }: Pick<Notifiers, 'content' | 'formContext' | 'formSecret'>,
	newAddress: NewAddress | undefined,
): Delivery[] {
	const confirmation = newAddress?.confirmation
	const proof = confirmation ? confirmationLink(confirmation, content, formContext) : undefined
	const payload = isUrgent(answers)
		? ringUsEmail(answers, accepted, formContext, textOf('ringUs', content.emailTexts))
		: receivedEmail(form, answers, accepted, formContext, textOf(form.id, content.emailTexts), proof, formSecret)
	return payload ? [{ channel: 'email', payload, limit: newAddress?.limit }] : []
}

function noticeFor(
	{ form, answers, flags }: DeliveriesParams,
	accepted: Reference,
	formContext: FormContext,
	to: string,
): Email {
	return isUrgent(answers)
		? ringFirstNotice(answers, accepted, formContext, to)
		: staffNotice(form, answers, accepted, formContext, { to, recordUrl: '', flags })
}

function confirmationLink(
	{ key, expiresAt }: Confirmation,
	{ options }: Notifiers['content'],
	{ charity }: FormContext,
): ConfirmationLink {
	const until = dayIn(options?.site.timezone ?? 'Europe/London', expiresAt)
	return { url: `${charity.url}/apply/confirm?key=${key}`, until }
}

/** Undefined for a confirmed or missing address. The email of an urgent form repeats no answers, so it needs no confirmation. */
export async function newAddressOf(answers: Answers, lookup: AddressLookup): Promise<NewAddress | undefined> {
	const { email } = personOf(answers)
	if (email === '' || (await lookup.isProven(email))) return undefined
	return { confirmation: isUrgent(answers) ? undefined : lookup.newConfirmation() }
}
