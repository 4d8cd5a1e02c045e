import { type FormSecret, hashText } from '#lib/form-secret.ts'

/**
 * Hashes email addresses, ignoring case and spaces around them.
 *
 * @param formSecret undefined where no address is looked up, as in a backup: hashing then throws
 */
export function createAddressHash(formSecret: FormSecret | undefined): (email: string) => string {
	return (email) => {
		if (!formSecret) throw new Error('the store was opened without the secret that hashes addresses')
		return hashText(formSecret, 'email address', email.trim().toLowerCase())
	}
}
