/**
 * How many things a page shows, and which of them are twice as wide (W) so that no hole is left in a grid of four columns
 * or of two: rows are Wss, ssW, ssss and WW.
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

/** Whether a thing on a page of the shop is shown twice as wide. The first always is. */
export function isWideThing(index: number, count: number): boolean {
	return ROWS[count]?.[index] === 'W' || index === 0
}
