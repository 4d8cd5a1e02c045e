import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, test } from 'vitest'
import { submitOrStay } from './submit-or-stay.ts'

/** What the router throws for an answer that is not the app's own. */
const refuse = (status: number) => submitOrStay(() => Promise.reject(new ErrorResponse(status, '', 'Very busy')))

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
