import { data } from 'react-router'
import { whoseAmountsStay } from '#domain/desk/retention.ts'
import { statementsThatStay } from '#domain/desk/statements-that-stay.ts'
import { cleanLine } from '#lib/text/clean.ts'
import { parseEmailAddress } from '#lib/text/email-address.ts'
import { type ErasedPerson, erasePerson } from '#records/person/person.ts'
import { recordEvent } from '#records/staff/audit.ts'
import { findPeople, isDonorWithoutEmail } from '#records/submissions/find-people.ts'
import { deskContext } from '../../request.server.ts'
import { type GuardedArgs, requireMember } from '../../session/require-member.server.ts'
import { requireRecentSignIn } from '../../session/require-recent-sign-in.server.ts'
import { NO_ANSWER, type PersonAnswer } from './person-answer.ts'
import { readPerson } from './person-record.server.ts'

/** More people of one name are narrowed down by typing more. */
const MAX_FOUND = 12
const MAX_EMAIL_LENGTH = 254

/** Shows what is held about a person, or erases it. By POST, so that no address is in a URL. */
export async function actOnPerson(args: GuardedArgs) {
	const { member } = requireMember(args, 'data-person')
	const request = args.context.get(deskContext)
	const form = new URLSearchParams(await args.request.text())
	const written = cleanLine(form.get('email') ?? '').slice(0, MAX_EMAIL_LENGTH)
	// A name, a phone number or a reference stays as it is.
	const typed = parseEmailAddress(written) ?? written
	if (!typed.includes('@') && !(await isDonorWithoutEmail(request.store, typed))) {
		const found = form.get('intent') === 'erase' ? [] : await findPeople(request.store, typed, MAX_FOUND)
		if (found.length > 0) return answer({ typed, found })
		return answer(
			{ problem: typed === '' ? 'Enter who it is' : `No one is found by “${typed}”. Try their email address`, typed },
			422,
		)
	}
	if (form.get('intent') === 'erase') return erase(args, typed, form)
	const person = await readPerson(request, typed)
	if (person.isEmpty) return answer({ typed, done: `Nothing is held about ${typed}.` })
	const event = { staffId: member.id, action: 'personal data viewed', subject: recordsOf(person).join(' ') } as const
	await request.store.write((transaction) => recordEvent(transaction, event, request.now))
	return answer({ typed, person })
}

async function erase(args: GuardedArgs, email: string, form: URLSearchParams) {
	const button = 'Erase everything held about a person'
	const { member } = await requireRecentSignIn(args, 'data-person', { form, button })
	const request = args.context.get(deskContext)
	const person = await readPerson(request, email)
	if (form.get('sure') !== 'yes') {
		const problem = 'Tick that the person asked for it, or that the data must go.'
		return answer({ problem, typed: email, person }, 422)
	}
	const [hold] = person.held
	if (hold) {
		const problem = `${hold.reference} is on hold until ${hold.until} (${hold.reason}). End the hold on its case first.`
		return answer({ problem, typed: email, person }, 409)
	}
	const erased = await erasePerson(request.store, email, {
		now: request.now,
		today: request.today,
		yearEnd: request.content.options?.giving.accountingYearEnd ?? null,
	})
	if (erased.kind !== 'erased') return answer({ typed: email, person }, 409)
	const subject = ['all data of a person', ...recordsOf(person)].join(' ')
	const event = { staffId: member.id, action: 'deleted', subject } as const
	await request.store.write((transaction) => recordEvent(transaction, event, request.now))
	return answer({ done: doneText(email, erased) })
}

function answer(part: Partial<PersonAnswer>, status = 200) {
	return data<PersonAnswer>({ ...NO_ANSWER, ...part }, { status })
}

/** References of their cases, donations and orders, for the audit log. */
function recordsOf({ cases, giving }: Awaited<ReturnType<typeof readPerson>>): string[] {
	return [...cases, ...giving.donations, ...giving.orders].map(({ reference }) => reference)
}

type Erased = Extract<ErasedPerson, { kind: 'erased' }>

function doneText(email: string, { keptDeclarations, statements, ...counts }: Erased) {
	const whose = whoseAmountsStay(counts)
	const kept = keptDeclarations.length
	const rest = [
		kept === 1 && 'a Gift Aid declaration that the law says to keep',
		kept > 1 && `${kept} Gift Aid declarations that the law says to keep`,
		whose !== '' && `the amounts of their ${whose}, without their name`,
	].filter((text) => typeof text === 'string')
	const erased = `Everything held about ${email} is erased${rest.length > 0 ? `, except ${rest.join(', and ')}` : ''}.`
	return [erased, statementsThatStay(statements)].filter(Boolean).join(' ')
}
