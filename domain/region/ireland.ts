import { cleanCode } from '#lib/text/clean.ts'

/** For sentences that say what to enter. */
export const EXAMPLE_EIRCODE = 'D02 AF30'
// Eircode uses only letters that are not mistaken for each other (Eircode, "Product Guide"). D6W is the only routing key without two digits.
// Whether an Eircode exists is not checked, as for postcodes.
const EIRCODE = /^([AC-FHKNPRTV-Y]\d{2}|D6W)([\dAC-FHKNPRTV-Y]{4})$/

/** "d02af30" -> "D02 AF30"; undefined if it is none. */
export function readEircode(typed: string): string | undefined {
	const [, routingKey, identifier] =
		EIRCODE.exec(
			cleanCode(typed)
				.toUpperCase()
				.replace(/[\s.-]/g, ''),
		) ?? []
	return routingKey ? `${routingKey} ${identifier}` : undefined
}

const COUNTIES = [
	'Carlow',
	'Cavan',
	'Clare',
	'Cork',
	'Donegal',
	'Dublin',
	'Galway',
	'Kerry',
	'Kildare',
	'Kilkenny',
	'Laois',
	'Leitrim',
	'Limerick',
	'Longford',
	'Louth',
	'Mayo',
	'Meath',
	'Monaghan',
	'Offaly',
	'Roscommon',
	'Sligo',
	'Tipperary',
	'Waterford',
	'Westmeath',
	'Wexford',
	'Wicklow',
]
const NAMES_A_COUNTY = new RegExp(`\\b(?:${COUNTIES.join('|')})\\b`, 'i')

/** Whether a line names a county, or a city that needs none: "Dublin 4", "Athboy, Co. Meath". */
export function namesIrishCounty(line: string): boolean {
	return NAMES_A_COUNTY.test(line)
}
