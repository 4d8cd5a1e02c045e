/**
 * The items per page, and which of them are twice as wide (W) so that a grid of four or two columns has no gap: rows
 * are Wss, ssW, ssss and WW.
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

/** Whether an item is twice as wide. The first always is. */
export function isWideThing(index: number, count: number): boolean {
	return ROWS[count]?.[index] === 'W' || index === 0
}
