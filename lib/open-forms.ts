interface Link {
	text: string
	url: string
}

interface Readers {
	notificationEmail: string
}

/** Forms are open only while there is an address for staff notices. */
export function areFormsOpen({ notificationEmail }: Readers): boolean {
	return notificationEmail !== ''
}

/** null while forms are closed, when pages show only the phone number. */
export function formLink(form: Link, readers: Readers): Link | null {
	return areFormsOpen(readers) ? form : null
}
