import { COATS, isDark, SHADE } from '../drawing/colours.ts'
import type { Point } from '../drawing/outline.ts'
import { furry, mirrored } from '../drawing/outline.ts'
import type { Random } from '../drawing/random.ts'
import { randomFrom } from '../drawing/random.ts'
import { svg } from '../drawing/svg.ts'
import type { Dog, Mark } from './dog.ts'
import { bodyEdge, faceLines, markColour } from './dog.ts'
import { head } from './head.ts'
import { bodyMarks } from './markings.ts'
import { wear } from './wear.ts'

/** Head and shoulders, centred on the middle of the head. */
export function bust(dog: Dog, id: string): string {
	const { chin } = faceLines(dog)
	const base = COATS[dog.base]
	const neck = dog.neck
	const random = randomFrom(`${dog.seed}bust`)
	const shoulder = neck * 1.62 + 26
	const body = furry(bodyPoints(neck, chin, shoulder), bodyEdge(dog), random)
	const saddle = markColour(dog, 'saddle')
	const marks = svg`${saddle && mantle(saddle, neck, chin, shoulder)}${bodyMarks({ ...dog, marks: dog.marks.filter(isFine) }, 0, chin + 130, shoulder * 1.1, 90)}${bib(dog, random)}${chestPoints(dog)}`
	const drop = svg`<path d="M${-neck * 1.1} ${chin - 40}Q${-neck * 0.7} ${chin + 22} 0 ${chin + 30}Q${neck * 0.9} ${chin + 26} ${neck * 1.2} ${chin - 40}Z" fill="${SHADE}" opacity="${isDark(base) ? 0.26 : 0.15}"/>`
	const side = svg`<path d="M${neck * 0.5} -20L${neck * 0.66} ${chin + 60}Q${shoulder * 0.62} ${chin + 110} ${shoulder * 0.62} 330H400V-20Z" fill="${SHADE}" opacity="${isDark(base) ? 0.2 : 0.1}"/>`
	return svg`<clipPath id="${id}k"><path d="${body}"/></clipPath><path d="${body}" fill="${base}"/><g clip-path="url(#${id}k)">${marks}${drop}${side}</g>${wear(dog, neck * 1.04, chin + 24, id)}${head(dog, id)}`
}

/** Patches stay on the head: on the shoulders they would look like stains. */
function isFine({ kind }: Mark): boolean {
	return kind !== 'cap' && kind !== 'eyepatch'
}

function bodyPoints(neck: number, chin: number, shoulder: number): Point[] {
	return mirrored([
		[0, -10],
		[neck * 0.92, 20],
		[neck * 0.98, chin + 4],
		[neck * 1.22, chin + 50],
		[shoulder * 0.96, chin + 104],
		[shoulder * 1.1, 300],
		[0, 320],
	])
}

function bib(dog: Dog, random: Random): string {
	if (!dog.chest) return ''
	const { chin } = faceLines(dog)
	const neck = dog.neck
	const points: Point[] = [
		[-neck * 0.56, chin - 10],
		[0, chin - 30],
		[neck * 0.56, chin - 10],
		[neck * 0.72, chin + 60],
		[neck * 0.44, chin + 150],
		[0, chin + 250],
		[-neck * 0.44, chin + 150],
		[-neck * 0.72, chin + 60],
	]
	return svg`<path d="${furry(points, dog.coat === 'smooth' ? 'smooth' : 'scruffy', random, 0.8)}" fill="${COATS[dog.chest]}"/>`
}

function chestPoints(dog: Dog): string {
	const points = markColour(dog, 'points')
	if (!points) return ''
	const { chin } = faceLines(dog)
	return [-1, 1]
		.map(
			(side) =>
				svg`<path transform="translate(${side * dog.neck * 0.5} ${chin + 78}) rotate(${side * -24})" d="M${-dog.neck * 0.4} 0Q0 -22 ${dog.neck * 0.4} 0Q0 26 ${-dog.neck * 0.4} 0Z" fill="${points}"/>`,
		)
		.join('')
}

function mantle(colour: string, neck: number, chin: number, shoulder: number): string {
	return [-1, 1]
		.map(
			(side) =>
				svg`<path d="M${side * neck * 0.72} -20Q${side * neck * 0.7} ${chin + 30} ${side * shoulder * 0.72} ${chin + 110}Q${side * shoulder * 0.86} 260 ${side * shoulder * 0.8} 340H${side * 400}V-20Z" fill="${colour}"/>`,
		)
		.join('')
}
