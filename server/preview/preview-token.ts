import { createHmac, timingSafeEqual } from 'node:crypto'
import { type ContentType, contentTypeOf } from '#content/model/content-types.ts'

/** The plugin's tokens end after 30 minutes; its clock may be five minutes ahead. */
const MAX_AHEAD_SECONDS = 35 * 60

/** What a token lets its holder see: one record, as one user of WordPress, until an instant. */
export interface PreviewToken {
	type: ContentType
	id: number
	expiresAt: number
	/** The token as it arrived; WordPress checks it and the user's permission again. */
	text: string
}

/** post type, id, user, instant in seconds, signature */
const SHAPE = /^([a-z]{1,20})\.([1-9]\d{0,14})\.([1-9]\d{0,14})\.(\d{1,12})\.([0-9a-f]{64})$/

/** Whether a parameter is meant as a token: WordPress's own links have `preview=true`. */
export function looksLikeToken(text: string | null | undefined): text is string {
	return SHAPE.test(text ?? '')
}

/** The token, if the plugin signed it and it has not expired. */
export function readPreviewToken(
	secret: string,
	text: string,
	nowSeconds: number,
): PreviewToken | 'expired' | undefined {
	const [, name = '', id = '', user = '', expires = '', hex = ''] = SHAPE.exec(text) ?? []
	const type = contentTypeOf(name)
	if (!type || !secret) return undefined
	const expected = createHmac('sha256', secret).update(`preview.${name}.${id}.${user}.${expires}`).digest()
	if (!timingSafeEqual(Buffer.from(hex, 'hex'), expected)) return undefined
	const expiresAt = Number(expires)
	if (expiresAt > nowSeconds + MAX_AHEAD_SECONDS) return undefined
	return expiresAt < nowSeconds ? 'expired' : { type, id: Number(id), expiresAt, text }
}
