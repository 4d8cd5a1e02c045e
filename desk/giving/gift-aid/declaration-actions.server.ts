import { MAX_NOTE_LENGTH } from '#domain/desk/cases/case-work.ts'
import { parseDateField } from '#domain/desk/parse-date-field.ts'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import type { NewDelivery } from '#domain/emails/new-delivery.ts'
import { newDeclaration } from '#domain/gift-aid/new-declaration.ts'
import { type TypedDeclaration, validateDeclaration } from '#domain/gift-aid/validate-declaration.ts'
import { declarationEndedEmail, writtenRecordEmail } from '#domain/giving/emails/declaration-emails.ts'
import { dayIn, formatDate } from '#lib/dates.ts'
import { cleanLine, cleanText } from '#lib/text/clean.ts'
import {
	cancelDeclaration,
	correctDeclaration,
	enterDeclaration,
	invalidateDeclaration,
	markRecordPosted,
} from '#records/gift-aid/change-declaration.ts'
import { declarationOf, type StoredDeclaration, TAX_TIMEZONE } from '#records/gift-aid/declarations.ts'
import { markForGiftAid, markPayer } from '#records/payables/not-for-gift-aid.ts'
import { addPayableNote } from '#records/payables/payable-notes.ts'
import type { DeskRequest } from '../../request.server.ts'
import { type Declarable, declaredOf, seenOf } from './declaration-page.server.ts'

export interface DeclarationErrors {
	intent: string
	/** By the ids of controls, in their order. */
	errors: { id: string; text: string }[]
	typed: Record<string, string>
}

interface DeclarationActionArgs {
	desk: DeskRequest
	member: StaffMember
	declarable: Declarable
	form: URLSearchParams
}

/** Noon, so that the day is the same everywhere in the United Kingdom. */
const noonOf = (day: string) => Date.parse(`${day}T12:00:00Z`)

/** Does what a form of the page asks for. @returns what is wrong with it; undefined when it was done */
export async function actOnDeclaration(args: DeclarationActionArgs): Promise<DeclarationErrors | undefined> {
	const { desk, member, declarable, form } = args
	const intent = form.get('intent') ?? ''
	if (intent === 'enter') return enter(args)
	if (intent === 'not-for-gift-aid' || intent === 'for-gift-aid') {
		const isNotForGiftAid = intent === 'not-for-gift-aid'
		const { reference } = declarable.payable
		await markForGiftAid(desk.store, { reference, isNotForGiftAid, staffId: member.id }, desk.now)
		return undefined
	}
	if (intent === 'another payer' || intent === 'own payment') {
		const mark = { paymentId: form.get('payment') ?? '', isFromAnotherPayer: intent === 'another payer' }
		const { reference } = declarable.payable
		await markPayer(desk.store, { ...mark, reference, staffId: member.id }, desk.now)
		return undefined
	}
	const why = whyIn(form)
	if (why.length > MAX_NOTE_LENGTH) {
		return refused(form, [{ id: `${intent}-why`, text: `Use ${MAX_NOTE_LENGTH} characters or fewer` }])
	}
	const changed = { id: declarable.payable.giftAidDeclarationId ?? '', staffId: member.id }
	const declaration = await declarationOf(desk.store, changed.id)
	if (declaration && form.has('seen') && form.get('seen') !== seenOf(declaration)) {
		return refused(form, [{ id: 'declaration', text: MEANWHILE }])
	}
	if (intent === 'correct') return correct(args)
	if (intent === 'posted') await markRecordPosted(desk.store, changed, desk.now)
	if (intent === 'invalid' && (await invalidateDeclaration(desk.store, changed, desk.now))) {
		await noteWhy(args, 'Gift Aid was never valid')
	}
	if (intent === 'cancel') return cancel(args, changed)
	return undefined
}

const MEANWHILE = 'This declaration changed while you had it open. Look at it before you press again'

async function cancel(
	args: DeclarationActionArgs,
	changed: { id: string; staffId: string },
): Promise<DeclarationErrors | undefined> {
	const { desk, declarable, form } = args
	const { payable } = declarable
	const from = parseDateField(form.get('from') ?? '')
	if (!from) return refused(form, [{ id: 'from', text: 'Enter the day from which Gift Aid ends' }])
	const isTold = form.get('tell') === 'yes' && payable.email !== ''
	const email: NewDelivery | undefined = isTold
		? {
				channel: 'email',
				submissionId: null,
				payableId: payable.id,
				payload: declarationEndedEmail(payable, from, desk.giving.words),
			}
		: undefined
	if (!(await cancelDeclaration(desk.store, { ...changed, from, email }, desk.now))) return undefined
	await noteWhy(args, `Gift Aid ended from ${formatDate(from)} on`)
	desk.deliver()
	return undefined
}

const whyIn = (form: URLSearchParams) => cleanText(form.get(`${form.get('intent')}-why`) ?? '')

/** Keeps how the charity knows, as a note: HMRC may ask years later. */
async function noteWhy({ desk, member, declarable, form }: DeclarationActionArgs, what: string) {
	const why = whyIn(form)
	if (why === '') return
	const { reference } = declarable.payable
	const note = { reference, seenVersion: null, staffId: member.id, text: `${what}: ${why}`, isAboutMoney: true }
	await addPayableNote(desk.store, note, desk.now)
}

async function enter({
	desk,
	member,
	declarable,
	form,
}: DeclarationActionArgs): Promise<DeclarationErrors | undefined> {
	const { payable, isMonthly } = declarable
	const how = form.get('how') === 'paper' ? 'paper' : 'phone'
	const today = dayIn(TAX_TIMEZONE, desk.now)
	const madeOn = parseDateField(form.get('madeOn') ?? '')
	const typed = typedIn(form)
	const isTooNarrow = (isMonthly || payable.giftAidDeclarationId !== null) && typed.scope === 'this'
	const result = validateDeclaration(isTooNarrow ? { ...typed, scope: '' } : typed)
	const dayErrors = madeOn && madeOn <= today ? [] : [{ id: 'madeOn', text: 'Enter the day on which it was made' }]
	if (result.kind === 'invalid' || !madeOn || dayErrors.length > 0) {
		return refused(form, [...dayErrors, ...(result.kind === 'invalid' ? inOrder(result.errors) : [])])
	}
	const declaration = newDeclaration(result.declaration, declaredOf(desk, declarable), how)
	const isByEmail = how === 'phone' && form.get('record') === 'email' && payable.email !== ''
	const email = (stored: StoredDeclaration) =>
		isByEmail ? { channel: 'email', payload: writtenRecordEmail(stored, payable, desk.giving.words) } : undefined
	// A declaration of today keeps its minute.
	const madeAt = madeOn === today ? desk.now : noonOf(madeOn)
	const entered = { payableId: payable.id, declaration, madeAt, staffId: member.id }
	await enterDeclaration(desk.store, entered, email, desk.now)
	desk.deliver()
	return undefined
}

/** The scope stays as it was declared. */
async function correct({
	desk,
	member,
	declarable,
	form,
}: DeclarationActionArgs): Promise<DeclarationErrors | undefined> {
	const result = validateDeclaration({ ...typedIn(form), scope: 'this' })
	if (result.kind === 'invalid') return refused(form, inOrder(result.errors))
	const changed = { id: declarable.payable.giftAidDeclarationId ?? '', staffId: member.id }
	await correctDeclaration(desk.store, changed, result.declaration, desk.now)
	return undefined
}

function typedIn(form: URLSearchParams): TypedDeclaration {
	const typed = (name: string) => cleanLine(form.get(name) ?? '')
	return {
		title: typed('title'),
		firstName: typed('firstName'),
		lastName: typed('lastName'),
		house: typed('house'),
		postcode: typed('postcode'),
		address: cleanText(form.get('address') ?? ''),
		scope: typed('scope'),
		isAbroad: form.get('isAbroad') === 'yes',
	}
}

const ORDER = ['scope', 'title', 'firstName', 'lastName', 'house', 'postcode', 'address'] as const

function inOrder(errors: Partial<Record<string, string>>) {
	return ORDER.flatMap((id) => {
		const text = errors[id]
		return text ? [{ id, text }] : []
	})
}

function refused(form: URLSearchParams, errors: DeclarationErrors['errors']): DeclarationErrors {
	return { intent: form.get('intent') ?? '', errors, typed: Object.fromEntries(form) }
}
