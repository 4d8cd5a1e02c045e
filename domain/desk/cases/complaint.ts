/** The form of a data protection complaint, which staff enter. */
export const COMPLAINT_FORM = 'complaint'
/** The first letters of its reference: "DPC-7K3F-2M". */
export const COMPLAINT_PREFIX = 'DPC'
/** Data (Use and Access) Act 2025: a complaint is acknowledged within 30 days. */
export const ACKNOWLEDGED_WITHIN_DAYS = 30
/** Longer than the time in which the person may go to the ICO or to court about it. */
export const COMPLAINT_RETENTION_MONTHS = 36

export const COMPLAINT_CHANNELS = ['Email', 'Letter', 'Telephone', 'In person', 'Through the ICO'] as const

const LABELS: Record<string, string> = {
	receivedOn: 'Received on',
	channel: 'How it reached us',
	message: 'What they complain about',
	wanted: 'What they want us to do',
	enteredBy: 'Entered by',
}

export function describeComplaint(answers: Record<string, unknown>) {
	return Object.entries(LABELS).flatMap(([field, label]) => {
		const value = answers[field]
		if (typeof value !== 'string' || value === '') return []
		return [{ field, section: 'Data protection complaint', label, value, isSensitive: false }]
	})
}
