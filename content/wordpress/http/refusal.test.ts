import { expect, test } from 'vitest'
import { json } from '#tests/fixtures/wordpress/stand-in.ts'
import { createWordPressBackend } from '../client.ts'

const html = { 'Content-Type': 'text/html' }
const serverPassword = () =>
	new Response('<h1>401</h1>', { status: 401, headers: { ...html, 'WWW-Authenticate': 'Basic realm="Staging"' } })
const firewall = () => new Response('<h1>Attention Required!</h1>', { status: 403, headers: html })
const closed = () => json({ code: 'rest_not_logged_in', message: 'You are not logged in.' }, { status: 401 })
const unknownUser = () => json({ code: 'invalid_username', message: 'Unknown username.' }, { status: 401 })
const mayNotRead = () => json({ code: 'rest_forbidden', message: 'Sorry.' }, { status: 403 })

function refusal(answer: () => Response, hasCredentials = false) {
	const backend = createWordPressBackend({
		apiBase: 'http://wp.example',
		fetch: async () => answer(),
		source: 'test',
		report: () => {},
		hasCredentials,
	})
	return expect(backend.items('posts')).rejects
}

test.each([
	['the server’s own password', serverPassword, false, /password of its server: set API_USER and API_PASSWORD/],
	['the server’s own password, and ours is wrong', serverPassword, true, /does not accept API_USER and API_PASSWORD/],
	['a firewall', firewall, false, /firewall or a security plugin.*Allow this server's address/],
	['a firewall, with a password', firewall, true, /firewall/],
	['REST closed to visitors', closed, false, /closed to visitors.*create an application password/],
	[
		'a wrong application password',
		unknownUser,
		true,
		/application password.*must not pass the Authorization header on/,
	],
	[
		'both passwords at once, or a header that is taken away',
		closed,
		true,
		/pass the Author.*one of the two passwords must go/,
	],
	['a user who may not read', mayNotRead, true, /does not let the user of API_USER read/],
])('%s is recognised, with what to do', async (_, answer, hasCredentials, words) => {
	await refusal(answer, hasCredentials).toThrow(words)
})
