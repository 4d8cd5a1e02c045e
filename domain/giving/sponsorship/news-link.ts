import { isLinkKey, linkKey } from '#domain/applications/signed-link.ts'
import type { FormSecret } from '#lib/form-secret.ts'

/** Where news of a dog by email is ended. Its key opens nothing else, because mail programs follow it by themselves. */
export function newsPath(payableId: string, secret: FormSecret): string {
	return `/giving/news?key=${payableId}.${linkKey('dog news', payableId, secret)}`
}

/** The id of the donation; undefined unless we made the key. */
export function readNewsKey(key: string, secret: FormSecret): string | undefined {
	const [id = '', signature = '', ...rest] = key.split('.')
	return rest.length === 0 && isLinkKey(signature, 'dog news', id, secret) ? id : undefined
}
