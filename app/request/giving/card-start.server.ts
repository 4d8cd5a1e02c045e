import type { RouterContextProvider } from 'react-router'
import type { Payable, Payment } from '#domain/payables/payable.ts'
import { siteContext } from '../content.server.ts'
import { visitorContext } from '../records.server.ts'
import { errorLogContext } from '../request.server.ts'
import type { CardPayments } from './payments.server.ts'

type Context = Readonly<RouterContextProvider>

/** Nothing was stored: the form is shown again with this sentence. */
export interface StartRefused {
	problem: string
	status: 422 | 429 | 503
}

const NO_CARDS =
	'We can’t take cards just now. No money was taken. Please pay by bank transfer, or try again in an hour.'
const TOO_MANY_CARDS =
	'Card payments were tried many times from here in the last hour, so we stopped. No money was taken. Please pay by bank transfer, or try again in an hour.'

export const NOT_SAVED = 'We couldn’t save that just now, and no money was taken. Please try again in a moment.'

/** Why nothing may be started now: cards off, or the limits of card testing. Call it once before each start. */
export async function refusedStart(
	context: Context,
	cards: CardPayments | null,
	{ provider, email }: Pick<Payable, 'provider' | 'email'>,
): Promise<StartRefused | undefined> {
	const { clientHash } = context.get(visitorContext)
	if (provider !== 'stripe') return undefined
	if (!cards) return { problem: NO_CARDS, status: 422 }
	const verdict = await cards.takeStart({ clientHash, email })
	if (verdict === 'allowed') return undefined
	return { problem: verdict === 'paused' ? NO_CARDS : TOO_MANY_CARDS, status: 429 }
}

interface Started {
	payable: Payable
	payment: Payment
	/** The path of this site that the provider leads back to. */
	next: string
}

/** Undefined when the provider is unavailable. Logs why. */
export async function providerPage(
	context: Context,
	{ provider }: CardPayments,
	{ payable, payment, next }: Started,
): Promise<string | undefined> {
	const back = context.get(siteContext).url + next
	const log = (error: unknown) => context.get(errorLogContext)(error, next.replace(/\?.*/, ''))
	try {
		const answer = await provider.startPayment(payment, payable, { successUrl: back, cancelUrl: back })
		if (answer.kind === 'redirect') return answer.url
		if (answer.kind === 'unavailable') log(new Error(answer.reason))
	} catch (error) {
		log(error)
	}
	return undefined
}
