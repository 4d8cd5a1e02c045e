interface Link {
	text: string
	url: string
}

/** What the content says about who reads forms; the part of `Content` that decides. */
interface Readers {
	notificationEmail: string
}

/** Whether forms are taken: only while there is an address that staff are told at. */
export function areFormsOpen({ notificationEmail }: Readers): boolean {
	return notificationEmail !== ''
}

/** A page's link to a form; null while forms are closed. Its page then shows the phone alone. */
export function formLink(form: Link, readers: Readers): Link | null {
	return areFormsOpen(readers) ? form : null
}
