import { data, redirect } from 'react-router'
import { describeStaffAction } from '#domain/desk/giving/describe-staff-action.ts'
import { formatDateTime } from '#lib/dates.ts'
import { ownValue } from '#lib/own-value.ts'
import { listStaffActions } from '#records/giving/donation-history.ts'
import type { FormAnswer } from '../../cases/work/case-form.tsx'
import { FieldError, typedIn } from '../../cases/work/read-fields.server.ts'
import { DONATION_ACTIONS, type DonationActionArgs } from './donation-actions.server.ts'

const MEANWHILE = 'This donation changed while you had it open. Look at what happened before you press again.'

/** Does what a form of the page asks for. A refusal keeps everything that was typed. @throws the way back to the page */
export async function actOnDonation(args: Omit<DonationActionArgs, 'seenVersion'>) {
	const { desk, donation, form } = args
	const intent = form.get('intent') ?? ''
	const act = ownValue(DONATION_ACTIONS, intent)
	if (!act) throw data(null, { status: 400 })
	const seenVersion = Number(form.get('version'))
	if (donation.version !== seenVersion) return refuse(args, { problem: MEANWHILE, field: 'work' }, 409)
	try {
		if ((await act({ ...args, seenVersion })) === 'changed meanwhile') {
			return refuse(args, { problem: MEANWHILE, field: 'work' }, 409)
		}
	} catch (error) {
		if (!(error instanceof FieldError)) throw error
		return refuse(args, { problem: error.message, field: error.field }, 422)
	}
	desk.deliver()
	throw redirect(`/giving/${donation.reference}?done=${intent}`, { status: 303 })
}

async function refuse(
	{ desk, donation, form }: Omit<DonationActionArgs, 'seenVersion'>,
	{ problem, field }: { problem: string; field: string },
	status: 409 | 422,
) {
	const seen = Number(form.get('seen')) || 0
	const staffActions = status === 409 ? await listStaffActions(desk.store, [donation.reference]) : []
	const since = staffActions.filter(({ at }) => at >= seen).toReversed()
	const answer: FormAnswer = {
		intent: form.get('intent') ?? '',
		saved: null,
		problem,
		field,
		typed: typedIn(form),
		meanwhile: since.map(
			(staffAction) => `${describeStaffAction(staffAction)}, ${formatDateTime(staffAction.at, desk.timezone)}`,
		),
	}
	return data(answer, { status })
}
