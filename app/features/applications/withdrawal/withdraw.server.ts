import type { Content } from '#content/model/content.ts'
import type { FormContext } from '#domain/applications/form-context.ts'
import { isLinkKey } from '#domain/applications/signed-link.ts'
import { offerOf, withdrawnNotice } from '#domain/applications/withdrawal.ts'
import type { FormSecret } from '#lib/form-secret.ts'
import { type WithdrawResult, withdraw, withdrawalState } from '#records/cases/withdraw.ts'
import type { Store } from '#records/store/open-store.ts'
import { findSubmission } from '#records/submissions/submissions.ts'

interface WithdrawalRequest {
	store: Store
	/** Both from the email. */
	reference: string
	key: string
	formSecret: FormSecret
	formContext: FormContext
	content: Pick<Content, 'notificationEmail' | 'dogs'>
	now: number
}

export interface Withdrawal {
	/** "unknown": the link is not ours, or the form was deleted. */
	state: 'asks' | WithdrawResult
	reference: string
	/** "application" */
	offer: string
	/** The dog it is about, of ours; "" for none. */
	dog: string
	phone: string
}

const UNKNOWN = { state: 'unknown', reference: '', offer: '', dog: '' } as const

/** What the link's page shows. Changes nothing: mail scanners open every link, and run its scripts. */
export async function withdrawalOfLink(asked: WithdrawalRequest): Promise<Withdrawal> {
	const { store, reference, formContext, content } = asked
	const { phone } = formContext.charity
	const submission = isOurs(asked) ? await findSubmission(store, reference) : undefined
	const offer = submission && offerOf(submission.form)
	if (!submission || !offer) return { ...UNKNOWN, phone }
	const dog = content.dogs.find(({ slug }) => slug === submission.aboutSlug)?.title ?? ''
	const state = withdrawalState(submission, formContext.today)
	return { state: state === 'withdrawn' ? 'asks' : state, reference, offer, dog, phone }
}

/** Withdraws for the person. Idempotent. */
export async function withdrawByLink(asked: WithdrawalRequest): Promise<Withdrawal> {
	const { store, reference, formContext, content, now } = asked
	const page = await withdrawalOfLink(asked)
	if (page.state !== 'asks') return page
	const to = content.notificationEmail || formContext.charity.email
	const state = await withdraw(
		store,
		{ reference, today: formContext.today },
		(submission) => withdrawnNotice(to, submission, formContext.charity),
		now,
	)
	return { ...page, state }
}

function isOurs({ reference, key, formSecret }: WithdrawalRequest): boolean {
	return isLinkKey(key, 'withdraw', reference, formSecret)
}
