import { svg } from '../drawing/svg.ts'
import { cloud, flowers, landscape } from '../scenery/outdoors.ts'
import type { Drawing } from './portrait.ts'
import { put, scene } from './scene.ts'

/** Bonded dogs in one picture, drawn on one scale. */
export function fernAndHattie(): Drawing {
	return scene(
		svg`${landscape('morning')}${cloud(250, 190, 1.3, '#ffffff')}${cloud(1180, 130, 1.1, '#ffffff')}${put('fern', 'sit', { x: 650, y: 945, scale: 1.68, tilt: 6 })}${put('hattie', 'sit', { x: 985, y: 960, scale: 1.43, tilt: -8 })}${flowers(
			[
				[120, 900],
				[300, 960],
				[1310, 900],
				[1470, 960],
			],
		)}`,
		[0.5, 0.42],
	)
}
