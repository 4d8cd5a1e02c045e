import type { Drawing } from './pictures/portrait.ts'

export type FocalBox = readonly [left: number, top: number, right: number, bottom: number]

export interface Picture {
	/** The name in the content, and of its files. */
	name: string
	id: number
	alt: string
	caption?: string
	/** Left, top, right and bottom of what no slot should cut, as shares. */
	box?: FocalBox
	/** Width of the largest file. */
	width: number
	draw: () => Drawing
}
