import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { hashKey, newKey } from '../../drafts/keys.ts'
import type { Store } from '../../store/open-store.ts'

/** How long a form waits for its sender to confirm who they are. */
export const HELD_FORM_LIFE_MS = 10 * 60_000

interface HeldForm {
	/** The path at the desk to which the form is sent: "/people". */
	path: string
	/** What was typed, in order. */
	fields: [string, string][]
	/** The words on the button that sends it: "Remove Lee". */
	button: string
}

/** Keeps a form for its session. Encrypted with the returned key, which is not stored: the store's reader learns nothing. */
export async function holdForm(
	{ write }: Store,
	{ sessionId, form }: { sessionId: string; form: HeldForm },
	now: number,
): Promise<string> {
	const key = newKey()
	const values = {
		key_hash: hashKey(key),
		session_id: sessionId,
		encrypted: encrypt(key, JSON.stringify(form)),
		expires_at: now + HELD_FORM_LIFE_MS,
	}
	await write((transaction) => transaction.insertInto('held_form').values(values).execute())
	return key
}

/** Only for the session that sent it. */
export async function findHeldForm(
	{ db }: Store,
	{ sessionId, key }: { sessionId: string; key: string },
	now: number,
): Promise<HeldForm | undefined> {
	const row = await db
		.selectFrom('held_form')
		.select('encrypted')
		.where('key_hash', '=', hashKey(key))
		.where('session_id', '=', sessionId)
		.where('expires_at', '>', now)
		.executeTakeFirst()
	return row && JSON.parse(decrypt(key, row.encrypted))
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** The key is random, so no salt is needed. */
function cipherKey(key: string): Buffer {
	return Buffer.from(hkdfSync('sha256', key, '', 'held form', 32))
}

function encrypt(key: string, text: string): string {
	const iv = randomBytes(IV_BYTES)
	const cipher = createCipheriv(CIPHER, cipherKey(key), iv)
	const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
	return Buffer.concat([iv, cipher.getAuthTag(), content]).toString('base64url')
}

function decrypt(key: string, encrypted: string): string {
	const bytes = Buffer.from(encrypted, 'base64url')
	const decipher = createDecipheriv(CIPHER, cipherKey(key), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
	decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
	return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8')
}
