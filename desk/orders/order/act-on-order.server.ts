import { data, redirect } from 'react-router'
import { describeStaffAction } from '#domain/desk/giving/describe-staff-action.ts'
import { isAllowed } from '#domain/desk/people/roles.ts'
import { formatDateTime } from '#lib/dates.ts'
import { ownValue } from '#lib/own-value.ts'
import { listStaffActions } from '#records/giving/donation-history.ts'
import type { FormAnswer } from '../../cases/work/case-form.tsx'
import { FieldError, typedIn } from '../../cases/work/read-fields.server.ts'
import { ORDER_ACTIONS } from './order-actions.server.ts'
import { actionsSeen } from './order-history.server.ts'
import type { OrderActionArgs } from './sent-form.server.ts'

const MEANWHILE = 'This order changed while you had it open. Look at what happened before you press again.'

/** Does what a form of the page asks for. A refusal keeps everything that was typed. @throws the way back to the page */
export async function actOnOrder(args: Omit<OrderActionArgs, 'seenVersion'>) {
	const { desk, order, form } = args
	const intent = form.get('intent') ?? ''
	const act = ownValue(ORDER_ACTIONS, intent)
	if (!act) throw data(null, { status: 400 })
	const seenVersion = Number(form.get('version'))
	if (order.version !== seenVersion) return refuse(args, { problem: MEANWHILE, field: 'work' }, 409)
	try {
		if ((await act({ ...args, seenVersion })) === 'changed meanwhile') {
			return refuse(args, { problem: MEANWHILE, field: 'work' }, 409)
		}
	} catch (error) {
		if (!(error instanceof FieldError)) throw error
		return refuse(args, { problem: error.message, field: error.field }, 422)
	}
	desk.deliver()
	throw redirect(`/orders/${order.payable.reference}?done=${intent}`, { status: 303 })
}

async function refuse(
	{ desk, member, order, form }: Omit<OrderActionArgs, 'seenVersion'>,
	{ problem, field }: { problem: string; field: string },
	status: 409 | 422,
) {
	const seen = Number(form.get('seen')) || 0
	const staffActions = status === 409 ? await listStaffActions(desk.store, [order.payable.reference]) : []
	const isSeen = { seesMoney: isAllowed(member.role, 'orders') }
	const since = actionsSeen(staffActions, isSeen)
		.filter(({ at }) => at >= seen)
		.toReversed()
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
