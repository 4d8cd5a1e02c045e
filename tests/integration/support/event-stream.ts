import { setTimeout as sleep } from 'node:timers/promises'
import { eventually } from './site-process.ts'

const PATIENCE_MS = 30_000

interface Sent {
	cookie: string
	headers?: Record<string, string>
}

/** Opens the desk's event stream. */
export async function listenTo(url: string, { cookie, headers = {} }: Sent) {
	const closing = new AbortController()
	const { body, headers: answered } = await fetch(`${url}/desk/events`, {
		headers: { Cookie: cookie, ...headers },
		signal: closing.signal,
		redirect: 'manual',
	})
	let text = ''
	const ended = (async () => {
		const decoder = new TextDecoder()
		for await (const chunk of body ?? []) text += decoder.decode(chunk, { stream: true })
	})().catch((error) => {
		if (!closing.signal.aborted) throw error
	})
	return {
		headers: answered,
		text: () => text,
		/** Waits until it has told something. */
		until: (pattern: RegExp) =>
			eventually(
				async () => text,
				(so) => pattern.test(so),
				PATIENCE_MS,
			),
		/** Rejects when the site does not end it in time. */
		endedWithin: (limitMs: number) =>
			Promise.race([
				ended,
				sleep(limitMs, undefined, { ref: false }).then(() => Promise.reject(new Error('still open'))),
			]),
		close: () => closing.abort(),
	}
}
