import { type EventAnswer, eventAnswer } from '../answers.ts'

/** Deliveries are signed anew, so an older signature is a copy. */
const TOLERANCE_SECONDS = 300

type VerifiedEvent = { kind: 'event'; event: EventAnswer } | { kind: 'forged' } | { kind: 'malformed' }

/** Checks the signature of a delivery on its raw body, by the library, and parses it. */
export async function verifyEvent(
	{ body, signature }: { body: Buffer; signature: string },
	webhookSecret: string,
): Promise<VerifiedEvent> {
	const { default: Library } = await import('stripe')
	let event: unknown
	try {
		event = await Library.webhooks.constructEventAsync(body, signature, webhookSecret, TOLERANCE_SECONDS)
	} catch (error) {
		return { kind: error instanceof SyntaxError ? 'malformed' : 'forged' }
	}
	const parsed = eventAnswer.safeParse(event)
	return parsed.success ? { kind: 'event', event: parsed.data } : { kind: 'malformed' }
}
