import { createSign, generateKeyPairSync } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { interactionPolicy, Provider } from 'oidc-provider'

export const OIDC_CLIENT = { id: 'desk', secret: 'the-secret-of-the-client' }
const KEY_ID = 'of-the-tests'

/** What the provider says in place of the truth. */
export type Fault =
	/** Accepts connections and says nothing. */
	| 'silent'
	/** Answers 500. */
	| 'broken'
	/** A token with other claims, or signed with another key. */
	| { claims: Record<string, unknown>; isForged?: boolean }

/**
 * A real OpenID Connect provider over http. Its page asks for the name of an account, and gives every account the same email address.
 *
 * @param port 0: one of the system's choice
 */
export async function anIdentityProvider({
	siteUrl,
	email,
	port = 0,
}: {
	siteUrl: string
	email: string
	port?: number
}) {
	const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
	const faults = new Map<string, Fault>()
	const seen = { requests: 0, nonce: '', tokens: [] as string[] }
	const server = createServer((request, response) => void answer(request, response))
	await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve))
	const issuer = `http://localhost:${(server.address() as AddressInfo).port}`
	const provider = createProvider(issuer, {
		siteUrl,
		email,
		key: { ...keys.privateKey.export({ format: 'jwk' }), kid: KEY_ID },
	})
	const next = provider.callback()

	async function answer(request: IncomingMessage, response: ServerResponse) {
		seen.requests += 1
		const { pathname, searchParams } = new URL(request.url ?? '/', issuer)
		const fault = faults.get(pathname) ?? faults.get('')
		if (fault === 'silent') return
		if (fault === 'broken') return void response.writeHead(500).end('broken')
		if (pathname === '/auth') seen.nonce = searchParams.get('nonce') ?? ''
		if (fault && pathname === '/token') return sendToken(response, fault)
		if (pathname.startsWith('/interaction/')) return interact(provider, request, response)
		return next(request, response)
	}

	/** Right in all but what the fault says. */
	function sendToken(response: ServerResponse, { claims, isForged = false }: Exclude<Fault, string>) {
		const now = Math.floor(Date.now() / 1000)
		const right = { iss: issuer, aud: OIDC_CLIENT.id, sub: 'ana', nonce: seen.nonce, iat: now, exp: now + 300 }
		const key = isForged ? generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey : keys.privateKey
		const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
		const signed = `${encode({ alg: 'RS256', kid: KEY_ID })}.${encode({ ...right, ...claims })}`
		const idToken = `${signed}.${createSign('sha256').update(signed).sign(key, 'base64url')}`
		seen.tokens.push(idToken)
		response.setHeader('Content-Type', 'application/json')
		response.end(JSON.stringify({ access_token: 'access', token_type: 'Bearer', expires_in: 300, id_token: idToken }))
	}

	return {
		issuer,
		seen,
		/** The settings of a site that uses it. */
		settings: {
			OIDC_ISSUER: issuer,
			OIDC_NAME: 'Pawprint',
			OIDC_CLIENT_ID: OIDC_CLIENT.id,
			OIDC_CLIENT_SECRET: OIDC_CLIENT.secret,
		},
		/** From now on, for one path, or all (""); null: as it should. */
		setFault(path: string, fault: Fault | null) {
			if (fault === null) faults.delete(path)
			else faults.set(path, fault)
		},
		async stop() {
			server.closeAllConnections()
			await new Promise((resolve) => server.close(resolve))
		},
	}
}

interface ProviderOptions {
	siteUrl: string
	email: string
	key: object
}

function createProvider(issuer: string, { siteUrl, email, key }: ProviderOptions): Provider {
	const policy = interactionPolicy.base()
	policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)
	return new Provider(issuer, {
		clients: [
			{
				client_id: OIDC_CLIENT.id,
				client_secret: OIDC_CLIENT.secret,
				redirect_uris: [`${siteUrl}/desk/sign-in/provider/callback`],
				grant_types: ['authorization_code'],
				response_types: ['code'],
				token_endpoint_auth_method: 'client_secret_post',
			},
		],
		jwks: { keys: [key] },
		cookies: { keys: ['of-the-tests'] },
		pkce: { required: () => true },
		features: { devInteractions: { enabled: false } },
		interactions: { policy, url: (_context: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
		ttl: Object.fromEntries(
			['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'].map((name) => [name, 600]),
		),
		claims: { openid: ['sub', 'email', 'email_verified', 'role'] },
		conformIdTokenClaims: false,
		findAccount: (_context: unknown, sub: string) => ({
			accountId: sub,
			claims: () => ({ sub, email, email_verified: true, role: 'lead' }),
		}),
	})
}

/** The page where a person signs in, and what it sends. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse) {
	const { params } = await provider.interactionDetails(request, response)
	if (request.method !== 'POST') {
		response.setHeader('Content-Type', 'text/html; charset=utf-8')
		response.end(PAGE)
		return
	}
	const form = new URLSearchParams(await text(request))
	if (form.has('stop')) return finish({ error: 'access_denied' })
	const accountId = form.get('account') ?? ''
	const grant = new provider.Grant({ accountId, clientId: params.client_id })
	grant.addOIDCScope('openid')
	return finish({ select_account: {}, login: { accountId }, consent: { grantId: await grant.save() } })

	function finish(result: object) {
		return provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false })
	}
}

const PAGE = `<!doctype html><html lang="en"><title>Pawprint</title><h1>Pawprint</h1>
<form method="post"><label>Account <input name="account"></label>
<button>Continue</button> <button name="stop" value="1">Cancel</button></form></html>`
