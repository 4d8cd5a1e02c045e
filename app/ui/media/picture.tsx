import type { ReactNode } from 'react'
import { cn } from '../cn.ts'
import { Mark } from './logo.tsx'
import { type FocalBox, objectPosition } from './object-position.ts'
import { fileSizes, middleWidth, pictureAddress, pictureSet } from './picture-url.ts'

/** A picture of the content backend, as the image route delivers it. */
export interface PictureData {
	id: string
	/** Changes with the file, so that URLs can be cached for ever. */
	version: string
	/** "" for a decorative picture. */
	alt: string
	/** Pixels of the largest version; they reserve the space. */
	width: number
	height: number
	/** The focal point, 0..1 from the left and the top. */
	focal: [x: number, y: number]
	/** Left, top, right and bottom of what must stay in view, 0..1. */
	focalBox?: FocalBox | undefined
	/** Available widths, ascending. */
	widths: number[]
}

interface PictureProps {
	picture: PictureData | null
	/** The slot's width as `sizes`: "(min-width: 60rem) 38rem, 100vw". */
	sizes: string
	/** For the first large picture of a page: loaded eagerly. */
	priority?: boolean
	/** Size, shape and corners of the slot. */
	className?: string
	/** Shown without a picture; by default the site's mark. */
	fallback?: ReactNode
}

/** Fills its slot with a picture, cropped around its focal point. */
export function Picture({ picture, sizes, priority = false, className, fallback }: PictureProps) {
	if (!picture) {
		return (
			<span className={cn('grid place-items-center overflow-hidden bg-sky-wash', className)}>
				{fallback ?? <Mark className="size-2/5 max-h-40 max-w-40" />}
			</span>
		)
	}
	return (
		<img
			src={pictureAddress(picture, middleWidth(picture))}
			srcSet={pictureSet(picture)}
			sizes={fileSizes(picture, sizes)}
			alt={picture.alt}
			width={picture.width}
			height={picture.height}
			loading={priority ? 'eager' : 'lazy'}
			decoding={priority ? 'auto' : 'async'}
			fetchPriority={priority ? 'high' : undefined}
			className={cn('bg-mist object-cover', className)}
			onLoad={goOn}
			style={{ objectPosition: objectPosition(picture) }}
		/>
	)
}

/** React delays a transition up to a second for pictures without a load handler. */
function goOn() {}
