const MAX_NAME_LENGTH = 60
/** One to three words of letters: no digits, no links, no sentences. */
const NAME = /^[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?(?: [\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*\.?){0,2}$/u

/** Instead of a name that is not plausible. */
export const NO_NAME = 'friend'

/** A typed first name, or "friend": a text of another kind could carry a link to the owner of a mistyped address. */
export function plausibleName(firstName: string): string {
	return firstName.length <= MAX_NAME_LENGTH && NAME.test(firstName) ? firstName : NO_NAME
}
