import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import type { StaffMember } from '#domain/desk/people/staff.ts'
import { storeChallenge, takeChallenge } from '#records/staff/sign-in/challenges.ts'
import {
	findPasskey,
	listPasskeys,
	type NewPasskey,
	type Passkey,
	recordRefusedPasskey,
} from '#records/staff/sign-in/passkeys.ts'
import type { DeskRequest } from '../request.server.ts'

type Desk = Pick<DeskRequest, 'store' | 'siteUrl' | 'charityName' | 'now'>

/** ES256, EdDSA and RS256: what phones, security keys and Windows sign with. */
const ALGORITHMS = [-7, -8, -257]

/** Two hundred modules, loaded when the first passkey is used: a start of the site waits for none of them. */
const webauthn = () => import('@simplewebauthn/server')

/** From `SITE_URL` only, never from headers. */
function relyingParty(siteUrl: string) {
	const { hostname, origin } = new URL(siteUrl)
	return { id: hostname, origin }
}

/** What a browser needs to make a passkey for a signed-in person. */
export async function passkeyCreationOptions(
	{ store, siteUrl, charityName, now }: Desk,
	{ sessionId, member }: { sessionId: string; member: StaffMember },
) {
	const { generateRegistrationOptions } = await webauthn()
	const known = await listPasskeys(store, member.id)
	const { extensions: _none, ...options } = await generateRegistrationOptions({
		rpName: `${charityName} desk`,
		rpID: relyingParty(siteUrl).id,
		userName: member.email,
		userDisplayName: member.name,
		userID: new TextEncoder().encode(member.id),
		attestationType: 'none',
		authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
		excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
		supportedAlgorithmIDs: ALGORITHMS,
	})
	await storeChallenge(store, { challenge: options.challenge, purpose: 'add passkey', sessionId }, now)
	return options
}

/** Verifies a new passkey. Undefined when it is not for this site, this session and an open challenge. */
export async function verifyNewPasskey(
	{ store, siteUrl, now }: Desk,
	{ credential, sessionId }: { credential: string; sessionId: string },
): Promise<Omit<NewPasskey, 'name'> | undefined> {
	const { verifyRegistrationResponse } = await webauthn()
	const { id, origin } = relyingParty(siteUrl)
	const expectedChallenge = (challenge: string) =>
		takeChallenge(store, { challenge, purpose: 'add passkey', sessionId }, now)
	const verified = await attempt(async () =>
		verifyRegistrationResponse({
			response: JSON.parse(credential) as RegistrationResponseJSON,
			expectedChallenge,
			expectedOrigin: origin,
			expectedRPID: id,
			requireUserVerification: true,
			supportedAlgorithmIDs: ALGORITHMS,
		}),
	)
	if (!verified?.verified) return undefined
	const made = verified.registrationInfo.credential
	return {
		credentialId: made.id,
		publicKey: Buffer.from(made.publicKey).toString('base64url'),
		counter: made.counter,
		transports: made.transports ?? [],
	}
}

/** What a browser needs to sign with a passkey. Before sign-in any passkey of this site, afterwards one's own. */
export async function passkeyRequestOptions(
	{ store, siteUrl, now }: Desk,
	session: { sessionId: string; staffId: string } | null,
) {
	const { generateAuthenticationOptions } = await webauthn()
	const own = session ? await listPasskeys(store, session.staffId) : []
	const { extensions: _none, ...options } = await generateAuthenticationOptions({
		rpID: relyingParty(siteUrl).id,
		userVerification: 'required',
		allowCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
	})
	const purpose = session ? 'confirm' : 'sign in'
	await storeChallenge(store, { challenge: options.challenge, purpose, sessionId: session?.sessionId ?? null }, now)
	return options
}

interface Signed {
	/** What the browser sent, as JSON. */
	credential: string
	/** Who confirms who they are; null to sign in. */
	session: { sessionId: string; staffId: string } | null
}

/**
 * Verifies a signature. Undefined when it is not of a known passkey, for this site and an open challenge; one of a known passkey is then in the
 * audit log.
 */
export async function verifyPasskey(
	asked: Desk,
	{ credential, session }: Signed,
): Promise<{ passkey: Passkey; counter: number } | undefined> {
	const { store, now } = asked
	const response = await attempt(async () => JSON.parse(credential) as AuthenticationResponseJSON)
	const passkey = await attempt(async () => response && findPasskey(store, String(response.id)))
	if (!response || !passkey) return undefined
	const counter = await attempt(() => verifySignature(asked, { response, passkey, session }))
	if (counter !== undefined) return { passkey, counter }
	await recordRefusedPasskey(store, { passkey, by: session?.staffId ?? null }, now)
	return undefined
}

interface Signature {
	response: AuthenticationResponseJSON
	passkey: Passkey
	session: Signed['session']
}

/** @returns the count of the authenticator; undefined, or a rejection, for a signature that does not count */
async function verifySignature(
	{ store, siteUrl, now }: Desk,
	{ response, passkey, session }: Signature,
): Promise<number | undefined> {
	if (session && passkey.staffId !== session.staffId) return undefined
	if (!isHandleOf(passkey.staffId, response.response.userHandle)) return undefined
	const { verifyAuthenticationResponse } = await webauthn()
	const { id: rpId, origin } = relyingParty(siteUrl)
	const challengeFor = { purpose: session ? 'confirm' : 'sign in', sessionId: session?.sessionId ?? null } as const
	const { verified, authenticationInfo } = await verifyAuthenticationResponse({
		response,
		expectedChallenge: (challenge) => takeChallenge(store, { challenge, ...challengeFor }, now),
		expectedOrigin: origin,
		expectedRPID: rpId,
		requireUserVerification: true,
		// The count is compared when its use is recorded, in one statement.
		credential: { id: passkey.credentialId, publicKey: Buffer.from(passkey.publicKey, 'base64url'), counter: 0 },
	})
	return verified ? authenticationInfo.newCounter : undefined
}

/** Security keys may leave it out when they were told which passkeys to use. */
function isHandleOf(staffId: string, userHandle: string | undefined): boolean {
	return userHandle === undefined || Buffer.from(userHandle, 'base64url').toString('utf8') === staffId
}

/** Whatever a browser sends: what cannot be read or verified is undefined. */
async function attempt<T>(verify: () => Promise<T>): Promise<T | undefined> {
	try {
		return await verify()
	} catch {
		return undefined
	}
}
