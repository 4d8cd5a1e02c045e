import { cleanCode } from '#lib/text/clean.ts'
import type { Region } from './region.ts'
import { ukHolidays } from './uk-holidays.ts'

// Royal Mail's postcode formats. Whether a postcode exists is not checked: that needs a list that is soon out of date.
const POSTCODE = /^(GIR|(?:[A-PR-UWYZ](?:\d{1,2}|[A-HK-Y]\d[\dABEHMNPRV-Y]?|\d[A-HJKPS-UW])))(\d[ABD-HJLNP-UW-Z]{2})$/

/** "sa148nn" -> "SA14 8NN"; undefined if invalid. */
function readPostcode(typed: string): string | undefined {
	const written = cleanCode(typed)
	if (/[^A-Za-z0-9\s.-]/.test(written)) return undefined
	const [, outward, inward] = POSTCODE.exec(written.toUpperCase().replace(/[^A-Z0-9]/g, '')) ?? []
	return outward ? `${outward} ${inward}` : undefined
}

/**
 * Returns a valid number with the spaces and brackets it was typed with: ten or eleven digits from 0, or a foreign number from + or 00. Chats
 * and address books put direction marks around it, websites other hyphens into it, and links "tel:" before it: no phone dials these.
 */
function readPhone(typed: string): string | undefined {
	const written = cleanCode(typed).replace(/^tel:\s*/i, '')
	const [number = '', extension = ''] = written.split(/\s*(?:extension|ext\.?|x)\s*(?=\d{1,6}$)/i)
	if (/[^\d\s()+./-]/.test(number) || /\D/.test(extension)) return undefined
	const dialled = number.replace(/\(0\)/, '').replace(/[^\d+]/g, '')
	const abroad = dialled.replace(/^00/, '+')
	const fits = abroad.startsWith('+44')
		? /^\+440?[1-9]\d{8,9}$/.test(abroad)
		: abroad.startsWith('+')
			? /^\+[1-9]\d{6,14}$/.test(abroad)
			: /^0[1-9]\d{8,9}$/.test(dialled)
	return fits ? written : undefined
}

export const uk: Region = {
	postcode: {
		label: 'Postcode',
		missing: 'Enter your postcode, like SA14 8NN',
		invalid: 'Enter a full UK postcode, like SA14 8NN',
		read: readPostcode,
	},
	phone: {
		hint: 'With the area code. If it isn’t a UK number, start with + and the country code.',
		invalid: 'Enter a phone number, like 01632 960 001 or +44 808 157 0192',
		read: readPhone,
	},
	area: 'County',
	emergency: {
		number: '999',
		silent: 'If you can’t speak, press 55 on a mobile when you are asked to.',
		// Run by Refuge.
		abuse: { name: 'National Domestic Abuse Helpline', number: '0808 2000 247', note: 'free, day and night' },
		exitUrl: 'https://www.bbc.co.uk/weather',
	},
	// Environmental Protection Act 1990, section 150; in Northern Ireland the Dogs Order 1983.
	strays: {
		duty: 'By law, a dog you find must go back to its owner, or be reported to the council’s dog warden, straight away.',
		warden: 'the council’s dog warden',
		steps: [
			'If the dog is hurt, ring the nearest vet first.',
			'Look for a tag. The number on it is the quickest way home.',
			'Ring the council of the place where you found the dog, and ask for the dog warden.',
			'Ask a vet to scan the dog for a microchip. You don’t have to be a client.',
		],
		finder: { text: 'Find the dog warden', url: 'https://www.gov.uk/report-stray-dog' },
	},
	holidays: ukHolidays,
}
