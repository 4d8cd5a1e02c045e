/** One parameter that a call got wrong, in the words of WordPress. */
export interface ParamProblem {
	param: string
	code: string
	message: string
}

/** A JSON response with WordPress's headers. */
export function restAnswer(body: unknown, { status = 200, headers = {} } = {}): Response {
	return new Response(JSON.stringify(body), {
		status,
		headers: {
			'Content-Type': 'application/json; charset=UTF-8',
			'X-Robots-Tag': 'noindex',
			'X-Content-Type-Options': 'nosniff',
			'Access-Control-Expose-Headers': 'X-WP-Total, X-WP-TotalPages, Link',
			...(status === 200 && { Allow: 'GET' }),
			...headers,
		},
	})
}

/** An error in the shape of WordPress: `{ code, message, data: { status } }`. */
export function restError(status: number, code: string, message: string, data: Record<string, unknown> = {}): Response {
	return restAnswer({ code, message, data: { status, ...data } }, { status })
}

/** The 404 of a route or method that does not exist, as when a plugin is switched off. */
export function noRoute(): Response {
	return restError(404, 'rest_no_route', 'No route was found matching the URL and request method.')
}

/** The 400 that names every parameter that is wrong. */
export function invalidParams(problems: ParamProblem[]): Response {
	const message = `Invalid parameter(s): ${problems.map(({ param }) => param).join(', ')}`
	return restError(400, 'rest_invalid_param', message, {
		params: Object.fromEntries(problems.map(({ param, message }) => [param, message])),
		details: Object.fromEntries(problems.map(({ param, code, message }) => [param, { code, message, data: null }])),
	})
}
