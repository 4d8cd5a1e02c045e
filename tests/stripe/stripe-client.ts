import { onTestFinished } from 'vitest'
import { libraryClient } from './library-client.ts'
import { type StripeServer, startStripe } from './stripe-server.ts'

/** A stand-in for one test, and the official library that talks to it over HTTP. */
export async function freshStripe(options: Parameters<typeof startStripe>[0] = {}) {
	const server = await startStripe(options)
	onTestFinished(() => server.stop())
	return { server, client: libraryClient(server.url) }
}

/** Presses a button of a page of the stand-in, as a browser without JavaScript does. */
export async function press(url: string | null, action: string) {
	const response = await fetch(url ?? '', {
		method: 'POST',
		body: new URLSearchParams({ action }),
		redirect: 'manual',
	})
	return { status: response.status, location: response.headers.get('location'), html: await response.text() }
}

export function typesOf(server: StripeServer): string[] {
	return [...server.state.events.values()].map(({ type }) => type)
}
