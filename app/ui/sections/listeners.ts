import bear from './pictures/listening-bear.webp'
import juno from './pictures/listening-juno.webp'
import kit from './pictures/listening-kit.webp'
import luna from './pictures/listening-luna.webp'
import marlow from './pictures/listening-marlow.webp'
import percy from './pictures/listening-percy.webp'
import pip from './pictures/listening-pip.webp'
import wren from './pictures/listening-wren.webp'
import walking from './pictures/walking.webp'
import finn from './pictures/walking-finn.webp'
import scout from './pictures/walking-scout.webp'
import waffles from './pictures/walking-waffles.webp'

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
