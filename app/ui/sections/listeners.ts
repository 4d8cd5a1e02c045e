import bear from './listening-bear.webp'
import juno from './listening-juno.webp'
import kit from './listening-kit.webp'
import luna from './listening-luna.webp'
import marlow from './listening-marlow.webp'
import percy from './listening-percy.webp'
import pip from './listening-pip.webp'
import wren from './listening-wren.webp'
import walking from './walking.webp'
import finn from './walking-finn.webp'
import scout from './walking-scout.webp'
import waffles from './walking-waffles.webp'

const LISTENERS = [pip, kit, juno, percy, bear, marlow, wren, luna]
const WALKERS = [waffles, finn, scout, walking]

/** The drawing beside questions: always the same for a title, and usually another on another page. */
export function listenerOf(title: string): string {
	return chosenFor(title, LISTENERS)
}

/** The drawing at the end of steps, in the same way. */
export function walkerOf(title: string): string {
	return chosenFor(title, WALKERS)
}

function chosenFor(title: string, drawings: readonly string[]): string {
	let sum = 0
	for (const [i, letter] of [...title].entries()) sum += (i + 1) * (letter.codePointAt(0) ?? 0)
	return drawings[sum % drawings.length] ?? ''
}
