import { answerDue } from '#domain/desk/giving/dispute-words.ts'
import { listDisputedPayments } from '#records/payables/disputed-payments.ts'
import type { DeskRequest } from '../../request.server.ts'
import { disputePath } from '../disputes.server.ts'
import { moneyWords } from '../money.server.ts'
import { nameOf } from '../read-list.server.ts'

/** Every dispute that is not over, those to answer first. */
export async function readOpenDisputes({ store, content, timezone, now }: DeskRequest) {
	const money = moneyWords(content)
	const disputed = await listDisputedPayments(store.db)
	return disputed.map((one) => ({
		reference: one.reference,
		path: disputePath(one),
		name: nameOf(one),
		/** "£20 taken back"; of an inquiry no money has left yet. */
		what: one.taken > 0 ? `${money(one.taken, one.currency)} taken back` : 'Their bank asks about it',
		answer: answerDue(one, { timezone, now }),
	}))
}

export type OpenDisputeRow = Awaited<ReturnType<typeof readOpenDisputes>>[number]
