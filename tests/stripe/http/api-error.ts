/** An error as Stripe answers it. https://docs.stripe.com/api/errors */
export class StripeApiError extends Error {
	readonly status: number
	readonly body: { type: string; message: string; code?: string; param?: string; decline_code?: string }

	constructor(status: number, body: StripeApiError['body']) {
		super(body.message)
		this.status = status
		this.body = body
	}
}

/** A request that Stripe refuses before it does anything, so no result is stored under its idempotency key. */
export class InvalidRequestError extends StripeApiError {
	constructor(message: string, { param, code }: { param?: string; code?: string } = {}) {
		super(400, { type: 'invalid_request_error', message, ...(code ? { code } : {}), ...(param ? { param } : {}) })
	}
}

export function notFound(what: string, id: string): StripeApiError {
	const message = `No such ${what}: '${id}'`
	return new StripeApiError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param: 'id' })
}
