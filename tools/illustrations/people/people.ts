import { darker, SHADE } from '../drawing/colours.ts'
import type { Point } from '../drawing/outline.ts'
import { svg } from '../drawing/svg.ts'
import type { Person } from './person.ts'
import { personHead } from './person.ts'

/** Where the hands are, from the foot of the neck: left and right of the picture. */
type Hands = readonly [left: Point, right: Point]

type PersonPose = 'stand' | 'sit' | 'kneel'

interface Stance {
	/** From the foot of the neck down to the ground, or to the seat of a sitting person. */
	height: number
	legs: (person: Person) => string
}

const STANCES: Record<PersonPose, Stance> = {
	stand: { height: 640, legs: standingLegs },
	sit: { height: 306, legs: sittingLegs },
	kneel: { height: 404, legs: kneelingLegs },
}

const AT_SIDES: Hands = [
	[-124, 296],
	[124, 296],
]

/** A person whose feet (or seat) are at 0,0. Elbows bend outwards by `bend`. */
export function person(who: Person, pose: PersonPose, hands: Hands = AT_SIDES, bend = 34): string {
	const { height, legs } = STANCES[pose]
	const neck = svg`<path d="M-27 -44H27V14Q0 34 -27 14Z" fill="${darker(who.skin, 0.14)}"/>`
	const arms = [arm(who, -1, hands[0], bend), arm(who, 1, hands[1], bend)]
	const shadow = pose === 'sit' ? '' : svg`<ellipse cx="0" cy="2" rx="150" ry="13" fill="#0d1c2e" opacity=".18"/>`
	return svg`${shadow}<g transform="translate(0 ${-height})">${legs(who)}${torso(who)}${neck}<g transform="translate(0 -102)">${personHead(who, who.seed)}</g>${arms}</g>`
}

function torso({ top, over, seed }: Person): string {
	const shape = 'M-44 -4Q-106 4 -114 66L-98 300Q0 322 98 300L114 66Q106 4 44 -4Q0 30 -44 -4Z'
	const open =
		over &&
		svg`<path d="M-44 -4Q-106 4 -114 66L-98 306Q-60 318 -34 314Q-20 120 -44 -4ZM44 -4Q106 4 114 66L98 306Q60 318 34 314Q20 120 44 -4Z" fill="${over}"/>`
	return svg`<clipPath id="${seed}t"><path d="${shape}"/></clipPath><path d="${shape}" fill="${top}"/>${open}<path clip-path="url(#${seed}t)" d="M48 -10Q70 140 40 330H130V-10Z" fill="${SHADE}" opacity=".1"/>`
}

function arm({ top, over, skin }: Person, side: -1 | 1, [x, y]: Point, bend: number): string {
	const from: Point = [side * 88, 46]
	const elbow: Point = [(from[0] + x) / 2 + side * bend, (from[1] + y) / 2 + bend * 0.6]
	const sleeve = darker(over ?? top, side > 0 ? 0.12 : 0.05)
	return svg`<circle cx="${x}" cy="${y}" r="25" fill="${side > 0 ? darker(skin, 0.08) : skin}"/><path d="M${from[0]} ${from[1]}Q${elbow[0]} ${elbow[1]} ${x + (elbow[0] - x) * 0.12} ${y + (elbow[1] - y) * 0.12}" fill="none" stroke="${sleeve}" stroke-width="54" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="22" fill="${side > 0 ? darker(skin, 0.08) : skin}"/>`
}

function shoe(x: number, y: number, colour: string, side: number): string {
	return svg`<path d="M${x - 38} ${y}Q${x - 40} ${y - 42} ${x} ${y - 42}Q${x + 40} ${y - 42} ${x + 38} ${y}Z" fill="${side > 0 ? darker(colour, 0.12) : colour}"/>`
}

function standingLegs({ bottom, shoes }: Person): string {
	return [-1, 1]
		.map((side) => {
			const colour = side > 0 ? darker(bottom, 0.12) : bottom
			return svg`<path d="M${side * 2} 280H${side * 98}L${side * 86} 604H${side * 20}Z" fill="${colour}"/><path d="M${side * 16} 500H${side * 94}L${side * 90} 622H${side * 16}Z" fill="${side > 0 ? darker(shoes, 0.12) : shoes}"/>${shoe(side * 56, 640, shoes, side)}`
		})
		.join('')
}

/** In perspective: the knees are wider apart than the hips and only a little lower. */
function sittingLegs({ bottom, shoes, skirt, skin }: Person): string {
	const shins = [-1, 1].map((side) => {
		const colour = skirt ? skin : bottom
		const x = side * (skirt ? 58 : 84)
		const w = skirt ? 26 : 40
		return svg`${shoe(x, 546, shoes, side)}<path d="M${x - w} 330H${x + w}L${x + w * 0.8} 520H${x - w * 0.8}Z" fill="${darker(colour, side > 0 ? 0.2 : 0.1)}"/>`
	})
	const lap = skirt
		? svg`<path d="M-100 240H100Q142 300 134 396Q0 424 -134 396Q-142 300 -100 240Z" fill="${bottom}"/>`
		: [-1, 1].map(
				(side) =>
					svg`<path d="M${side * -4} 240H${side * 98}Q${side * 146} 290 ${side * 136} 356Q${side * 126} 394 ${side * 84} 394Q${side * 42} 394 ${side * 34} 350Z" fill="${side > 0 ? darker(bottom, 0.12) : bottom}"/>`,
			)
	return svg`${shins}${lap}`
}

function kneelingLegs({ bottom }: Person): string {
	return [-1, 1]
		.map((side) => {
			const colour = side > 0 ? darker(bottom, 0.12) : bottom
			return svg`<path d="M0 270H${side * 100}Q${side * 146} 340 ${side * 132} 404H${side * 8}Q${side * 2} 340 0 270Z" fill="${colour}"/><path d="M${side * 22} 404Q${side * 30} 340 ${side * 86} 330" fill="none" stroke="${SHADE}" stroke-opacity=".16" stroke-width="6"/>`
		})
		.join('')
}
