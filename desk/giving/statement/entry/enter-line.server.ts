import type { StaffMember } from '#domain/desk/people/staff.ts'
import { fundOf } from '#domain/giving/purposes.ts'
import { GENERAL_FUND } from '#domain/payables/funds.ts'
import { cleanLine } from '#lib/text/clean.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import { enterDonation } from '#records/giving/enter-donation.ts'
import { findPastDonor } from '#records/giving/past-donors.ts'
import type { DeskRequest } from '../../../request.server.ts'
import { knownByIn } from '../statement-actions.server.ts'

const MAX_NAME_LENGTH = 100

/** The value of the choice for someone who is not suggested. */
const SOMEONE_ELSE = 'else'

interface EntryActionArgs {
	desk: DeskRequest
	member: StaffMember
	form: URLSearchParams
}

export interface EntryErrors {
	errors: { id: string; text: string }[]
	/** What was typed, by field. */
	typed: Record<string, string>
}

type Entered =
	| EntryErrors
	/** What the page of the statement says next. */
	| { next: Record<string, string> }

/** Enters a line as the donation of the person whom the form names. */
export async function enterLine({ desk, member, form }: EntryActionArgs): Promise<Entered> {
	const person = await personIn(desk, form)
	if ('errors' in person) return person
	const { store, content, giving, now } = desk
	const purposes = content.options?.giving.purposes ?? []
	const given = {
		...person,
		lineId: form.get('line') ?? '',
		fund: fundOf(form.get('fund') ?? '', purposes) ?? GENERAL_FUND,
		locale: content.options?.site.locale ?? 'en-GB',
		knownBy: knownByIn(form),
		isNotForGiftAid: form.has('isCollected'),
		staffId: member.id,
	}
	const result = await enterDonation(store, given, giving.deliveriesOf, now)
	if (result.kind !== 'done') return { next: { refused: '1' } }
	desk.deliver()
	const emailed = result.after.payable.email === '' ? '0' : '1'
	return { next: { entered: result.reference, emailed } }
}

type Person = { firstName: string; lastName: string; email: string }

async function personIn({ store }: DeskRequest, form: URLSearchParams): Promise<EntryErrors | Person> {
	const typed = Object.fromEntries(
		['donor', 'firstName', 'lastName', 'email', 'fund', 'knownBy', 'isCollected'].map((name) => [
			name,
			cleanLine(form.get(name) ?? '').slice(0, MAX_NAME_LENGTH * 3),
		]),
	)
	const again = (id: string, text: string): EntryErrors => ({ errors: [{ id, text }], typed })
	const { donor = '', firstName = '', lastName = '', email = '' } = typed
	if (donor !== '' && donor !== SOMEONE_ELSE) {
		const known = await findPastDonor(store, donor)
		if (!known) return again('donor', 'This person’s data was erased. Choose another, or type a name')
		return { firstName: known.firstName, lastName: known.lastName, email: known.email }
	}
	if (form.has('choices') && donor === '') return again('donor', 'Choose whose donation it is')
	if (lastName === '') return again('lastName', 'Enter a last name, or the name of a company or group')
	if (Math.max(firstName.length, lastName.length) > MAX_NAME_LENGTH) {
		return again('lastName', `A name has up to ${MAX_NAME_LENGTH} letters`)
	}
	const address = email === '' ? '' : parseEmailAddress(email)
	if (address === undefined) return again('email', 'Enter an email address, like name@example.org, or leave it empty')
	return { firstName, lastName, email: address }
}
