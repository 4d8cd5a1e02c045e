import type { ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { submitOrStay } from './submit-or-stay.ts'

/** Throws what the router throws for an answer that is not the app's own. */
function refuse(status: number) {
	const thrown: ErrorResponse & { internal: boolean } = { status, statusText: '', data: 'Very busy', internal: false }
	return submitOrStay(() => Promise.reject(thrown))
}

test('a form that a busy server does not take stays on the page', async () => {
	expect(await refuse(429), 'too many').toEqual({ offline: true, isBusy: true })
	expect(await refuse(503), 'a full queue').toEqual({ offline: true, isBusy: true })
	expect(await refuse(502), 'a proxy').toEqual({ offline: true, isBusy: false })
	expect(await submitOrStay(() => Promise.reject(new TypeError('Failed to fetch')))).toEqual({
		offline: true,
		isBusy: false,
	})
})

test('other refusals are shown as errors', async () => {
	await expect(refuse(404)).rejects.toMatchObject({ status: 404 })
})
