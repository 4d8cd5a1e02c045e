/**
 * The items per page; W is twice as wide, so that a grid of four or two columns has no gap. Rows are Wss, ssW, ssss and
 * WW.
 */
const ROWS = [
	'',
	'W',
	'WW',
	'Wss',
	'WWWW',
	'WssWW',
	'WssssW',
	'Wssssss',
	'WssssWWW',
	'WssssWWss',
	'WssssssssW',
	'Wssssssssss',
	'WssssWWssssW',
]

/** The first item always is. */
export function isWideThing(index: number, count: number): boolean {
	return ROWS[count]?.[index] === 'W' || index === 0
}
